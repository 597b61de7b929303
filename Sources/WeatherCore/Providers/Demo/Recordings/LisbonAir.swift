// swift-format-ignore-file
// One literal, byte for byte as it was received.
// Written by .ci/embed-recordings from Tests/Fixtures/owm/air_pollution_lisbon_2023.json

extension Recordings {
  package static let lisbonAir = #"""
{"coord":{"lon":-9.1366,"lat":38.7078},"list":[{"main":{"aqi":3},"components":{"co":196.93,"no":0.65,"no2":3.98,"o3":107.29,"so2":1.46,"pm2_5":8.58,"pm10":13.5,"nh3":2.03},"dt":1687540917}]}
"""#
}
