/// OpenWeatherMap's `/forecast` as it is written, field for field.
struct Mirror: Decodable {
  struct Step: Decodable {
    let dt: Int
    let main: Main
    let weather: [Weather]
    let clouds: Clouds
    let wind: Wind
    let visibility: Int?
    let pop: Double
    let rain: Rain?
    let sys: Sys
    let dt_txt: String
  }

  struct Main: Decodable {
    let temp: Double
    let feels_like: Double
    let temp_min: Double
    let temp_max: Double
    let pressure: Double
    let sea_level: Double
    let grnd_level: Double
    let humidity: Double
    let temp_kf: Double
  }

  struct Weather: Decodable {
    let id: Int
    let main: String
    let description: String
    let icon: String
  }

  struct Clouds: Decodable { let all: Double }

  struct Wind: Decodable {
    let speed: Double
    let deg: Double
    let gust: Double
  }

  struct Rain: Decodable {
    private enum CodingKeys: String, CodingKey { case threeHours = "3h" }
    let threeHours: Double
  }

  struct Sys: Decodable { let pod: String }

  struct City: Decodable {
    let id: Int
    let name: String
    let coord: Coordinates
    let country: String
    let population: Int
    let timezone: Int
    let sunrise: Int
    let sunset: Int
  }

  struct Coordinates: Decodable {
    let lat: Double
    let lon: Double
  }

  let cod: String
  let message: Double
  let cnt: Int
  let list: [Step]
  let city: City
}
