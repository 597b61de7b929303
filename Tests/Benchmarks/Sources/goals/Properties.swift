import Harness
import Signals

enum Properties {
  static var rows: [Row] {
    [
      Row("property set with 1 observer", setting(observers: 1), instructions: 85),
      Row("property set with 10 observers", setting(observers: 10), instructions: 440),
    ]
  }

  private static func setting(observers: Int) -> Workload {
    Workload("property set, \(observers)", events: 1_000_000 / observers) { count in
      let property = MutableProperty(0)
      let handles = (0..<observers).map { _ in summed(property.signal, total) }
      return running(
        { for number in 0..<count { property.value = number } },
        keeping: property,
        handles
      )
    }
  }
}
