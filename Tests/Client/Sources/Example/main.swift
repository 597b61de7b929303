import Signals

let temperature = MutableProperty(21.5)
let humidity = MutableProperty(0.40)

let advice = combineLatest(temperature, humidity)
  .map { temperature, humidity in temperature > 26 || humidity > 0.6 ? "rest" : "run" }
  .distinctUntilChanged()

let listening = advice.subscribe { print($0) }  // run
humidity.value = 0.75  // rest
temperature.value = 28  // nothing new to say
listening.dispose()
