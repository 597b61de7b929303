@main
enum WeatherCLI {
  static func main() {}
}
