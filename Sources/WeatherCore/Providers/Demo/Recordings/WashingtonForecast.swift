// swift-format-ignore-file
// One literal, byte for byte as it was received.
// Written by .ci/embed-recordings from Tests/Fixtures/owm/forecast_washington_us_imperial_rain_2024.json

extension Recordings {
  package static let washingtonForecast = #"""
{
  "cod": "200",
  "message": 0,
  "cnt": 40,
  "list": [
    {
      "dt": 1712178000,
      "main": {
        "temp": 52.43,
        "feels_like": 51.75,
        "temp_min": 52.43,
        "temp_max": 55.36,
        "pressure": 992,
        "sea_level": 992,
        "grnd_level": 991,
        "humidity": 93,
        "temp_kf": -1.63
      },
      "weather": [
        {
          "id": 501,
          "main": "Rain",
          "description": "moderate rain",
          "icon": "10d"
        }
      ],
      "clouds": {
        "all": 100
      },
      "wind": {
        "speed": 4.43,
        "deg": 316,
        "gust": 10.54
      },
      "visibility": 10000,
      "pop": 0.96,
      "rain": {
        "3h": 5.5
      },
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-03 21:00:00"
    },
    {
      "dt": 1712188800,
      "main": {
        "temp": 51.3,
        "feels_like": 50.13,
        "temp_min": 51.3,
        "temp_max": 51.46,
        "pressure": 993,
        "sea_level": 993,
        "grnd_level": 993,
        "humidity": 85,
        "temp_kf": -0.09
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10n"
        }
      ],
      "clouds": {
        "all": 88
      },
      "wind": {
        "speed": 17.76,
        "deg": 296,
        "gust": 29.35
      },
      "visibility": 10000,
      "pop": 1,
      "rain": {
        "3h": 0.13
      },
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-04 00:00:00"
    },
    {
      "dt": 1712199600,
      "main": {
        "temp": 44.33,
        "feels_like": 39.18,
        "temp_min": 44.33,
        "temp_max": 44.33,
        "pressure": 996,
        "sea_level": 996,
        "grnd_level": 995,
        "humidity": 88,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10n"
        }
      ],
      "clouds": {
        "all": 83
      },
      "wind": {
        "speed": 9.55,
        "deg": 313,
        "gust": 28.21
      },
      "visibility": 10000,
      "pop": 1,
      "rain": {
        "3h": 2.5
      },
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-04 03:00:00"
    },
    {
      "dt": 1712210400,
      "main": {
        "temp": 41.86,
        "feels_like": 38.59,
        "temp_min": 41.86,
        "temp_max": 41.86,
        "pressure": 996,
        "sea_level": 996,
        "grnd_level": 995,
        "humidity": 87,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "clouds": {
        "all": 65
      },
      "wind": {
        "speed": 5.1,
        "deg": 278,
        "gust": 16.11
      },
      "visibility": 10000,
      "pop": 0.8,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-04 06:00:00"
    },
    {
      "dt": 1712221200,
      "main": {
        "temp": 40.37,
        "feels_like": 37.74,
        "temp_min": 40.37,
        "temp_max": 40.37,
        "pressure": 996,
        "sea_level": 996,
        "grnd_level": 996,
        "humidity": 90,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "clouds": {
        "all": 0
      },
      "wind": {
        "speed": 4,
        "deg": 248,
        "gust": 10.56
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-04 09:00:00"
    },
    {
      "dt": 1712232000,
      "main": {
        "temp": 42.42,
        "feels_like": 40.82,
        "temp_min": 42.42,
        "temp_max": 42.42,
        "pressure": 997,
        "sea_level": 997,
        "grnd_level": 996,
        "humidity": 84,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": {
        "all": 5
      },
      "wind": {
        "speed": 3.27,
        "deg": 246,
        "gust": 8.05
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-04 12:00:00"
    },
    {
      "dt": 1712242800,
      "main": {
        "temp": 51.04,
        "feels_like": 48.43,
        "temp_min": 51.04,
        "temp_max": 51.04,
        "pressure": 997,
        "sea_level": 997,
        "grnd_level": 996,
        "humidity": 55,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "clouds": {
        "all": 71
      },
      "wind": {
        "speed": 5.44,
        "deg": 231,
        "gust": 10.33
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-04 15:00:00"
    },
    {
      "dt": 1712253600,
      "main": {
        "temp": 52.83,
        "feels_like": 50.2,
        "temp_min": 52.83,
        "temp_max": 52.83,
        "pressure": 996,
        "sea_level": 996,
        "grnd_level": 996,
        "humidity": 51,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10d"
        }
      ],
      "clouds": {
        "all": 85
      },
      "wind": {
        "speed": 10.94,
        "deg": 248,
        "gust": 15.9
      },
      "visibility": 9011,
      "pop": 0.36,
      "rain": {
        "3h": 0.5
      },
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-04 18:00:00"
    },
    {
      "dt": 1712264400,
      "main": {
        "temp": 47.46,
        "feels_like": 42.1,
        "temp_min": 47.46,
        "temp_max": 47.46,
        "pressure": 997,
        "sea_level": 997,
        "grnd_level": 997,
        "humidity": 74,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10d"
        }
      ],
      "clouds": {
        "all": 97
      },
      "wind": {
        "speed": 12.46,
        "deg": 294,
        "gust": 20.85
      },
      "visibility": 10000,
      "pop": 1,
      "rain": {
        "3h": 1.06
      },
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-04 21:00:00"
    },
    {
      "dt": 1712275200,
      "main": {
        "temp": 45.43,
        "feels_like": 41.29,
        "temp_min": 45.43,
        "temp_max": 45.43,
        "pressure": 1000,
        "sea_level": 1000,
        "grnd_level": 999,
        "humidity": 66,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "clouds": {
        "all": 84
      },
      "wind": {
        "speed": 7.81,
        "deg": 287,
        "gust": 19.71
      },
      "visibility": 10000,
      "pop": 0.8,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-05 00:00:00"
    },
    {
      "dt": 1712286000,
      "main": {
        "temp": 41.54,
        "feels_like": 35.29,
        "temp_min": 41.54,
        "temp_max": 41.54,
        "pressure": 1002,
        "sea_level": 1002,
        "grnd_level": 1002,
        "humidity": 76,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "clouds": {
        "all": 13
      },
      "wind": {
        "speed": 10.63,
        "deg": 277,
        "gust": 25.52
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-05 03:00:00"
    },
    {
      "dt": 1712296800,
      "main": {
        "temp": 40.24,
        "feels_like": 34.52,
        "temp_min": 40.24,
        "temp_max": 40.24,
        "pressure": 1003,
        "sea_level": 1003,
        "grnd_level": 1003,
        "humidity": 78,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "clouds": {
        "all": 11
      },
      "wind": {
        "speed": 8.72,
        "deg": 276,
        "gust": 24.83
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-05 06:00:00"
    },
    {
      "dt": 1712307600,
      "main": {
        "temp": 41.2,
        "feels_like": 34.65,
        "temp_min": 41.2,
        "temp_max": 41.2,
        "pressure": 1005,
        "sea_level": 1005,
        "grnd_level": 1004,
        "humidity": 71,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03n"
        }
      ],
      "clouds": {
        "all": 31
      },
      "wind": {
        "speed": 11.21,
        "deg": 299,
        "gust": 23.49
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-05 09:00:00"
    },
    {
      "dt": 1712318400,
      "main": {
        "temp": 42.03,
        "feels_like": 35.55,
        "temp_min": 42.03,
        "temp_max": 42.03,
        "pressure": 1007,
        "sea_level": 1007,
        "grnd_level": 1006,
        "humidity": 68,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03d"
        }
      ],
      "clouds": {
        "all": 36
      },
      "wind": {
        "speed": 11.59,
        "deg": 301,
        "gust": 24.63
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-05 12:00:00"
    },
    {
      "dt": 1712329200,
      "main": {
        "temp": 47.57,
        "feels_like": 42.12,
        "temp_min": 47.57,
        "temp_max": 47.57,
        "pressure": 1008,
        "sea_level": 1008,
        "grnd_level": 1007,
        "humidity": 49,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03d"
        }
      ],
      "clouds": {
        "all": 34
      },
      "wind": {
        "speed": 12.84,
        "deg": 308,
        "gust": 23.96
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-05 15:00:00"
    },
    {
      "dt": 1712340000,
      "main": {
        "temp": 50.83,
        "feels_like": 47.73,
        "temp_min": 50.83,
        "temp_max": 50.83,
        "pressure": 1008,
        "sea_level": 1008,
        "grnd_level": 1007,
        "humidity": 45,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "clouds": {
        "all": 64
      },
      "wind": {
        "speed": 13.8,
        "deg": 301,
        "gust": 23.04
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-05 18:00:00"
    },
    {
      "dt": 1712350800,
      "main": {
        "temp": 48.29,
        "feels_like": 43.2,
        "temp_min": 48.29,
        "temp_max": 48.29,
        "pressure": 1009,
        "sea_level": 1009,
        "grnd_level": 1008,
        "humidity": 55,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": {
        "all": 95
      },
      "wind": {
        "speed": 12.28,
        "deg": 307,
        "gust": 20.8
      },
      "visibility": 10000,
      "pop": 0.04,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-05 21:00:00"
    },
    {
      "dt": 1712361600,
      "main": {
        "temp": 43.66,
        "feels_like": 38.34,
        "temp_min": 43.66,
        "temp_max": 43.66,
        "pressure": 1010,
        "sea_level": 1010,
        "grnd_level": 1010,
        "humidity": 59,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "clouds": {
        "all": 78
      },
      "wind": {
        "speed": 9.62,
        "deg": 302,
        "gust": 21.92
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-06 00:00:00"
    },
    {
      "dt": 1712372400,
      "main": {
        "temp": 40.42,
        "feels_like": 34.03,
        "temp_min": 40.42,
        "temp_max": 40.42,
        "pressure": 1012,
        "sea_level": 1012,
        "grnd_level": 1011,
        "humidity": 69,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "clouds": {
        "all": 12
      },
      "wind": {
        "speed": 10.31,
        "deg": 300,
        "gust": 25.28
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-06 03:00:00"
    },
    {
      "dt": 1712383200,
      "main": {
        "temp": 38.17,
        "feels_like": 30.97,
        "temp_min": 38.17,
        "temp_max": 38.17,
        "pressure": 1012,
        "sea_level": 1012,
        "grnd_level": 1011,
        "humidity": 73,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "clouds": {
        "all": 13
      },
      "wind": {
        "speed": 10.92,
        "deg": 306,
        "gust": 25.97
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-06 06:00:00"
    },
    {
      "dt": 1712394000,
      "main": {
        "temp": 39.36,
        "feels_like": 31.64,
        "temp_min": 39.36,
        "temp_max": 39.36,
        "pressure": 1013,
        "sea_level": 1013,
        "grnd_level": 1012,
        "humidity": 70,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03n"
        }
      ],
      "clouds": {
        "all": 32
      },
      "wind": {
        "speed": 13.11,
        "deg": 315,
        "gust": 25.95
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-06 09:00:00"
    },
    {
      "dt": 1712404800,
      "main": {
        "temp": 40.39,
        "feels_like": 32.74,
        "temp_min": 40.39,
        "temp_max": 40.39,
        "pressure": 1013,
        "sea_level": 1013,
        "grnd_level": 1013,
        "humidity": 70,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "clouds": {
        "all": 51
      },
      "wind": {
        "speed": 13.69,
        "deg": 307,
        "gust": 26.44
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-06 12:00:00"
    },
    {
      "dt": 1712415600,
      "main": {
        "temp": 45.18,
        "feels_like": 39.27,
        "temp_min": 45.18,
        "temp_max": 45.18,
        "pressure": 1014,
        "sea_level": 1014,
        "grnd_level": 1013,
        "humidity": 63,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": {
        "all": 99
      },
      "wind": {
        "speed": 12.26,
        "deg": 319,
        "gust": 24.4
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-06 15:00:00"
    },
    {
      "dt": 1712426400,
      "main": {
        "temp": 47.57,
        "feels_like": 41.77,
        "temp_min": 47.57,
        "temp_max": 47.57,
        "pressure": 1014,
        "sea_level": 1014,
        "grnd_level": 1013,
        "humidity": 67,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10d"
        }
      ],
      "clouds": {
        "all": 98
      },
      "wind": {
        "speed": 14.05,
        "deg": 319,
        "gust": 22.39
      },
      "visibility": 10000,
      "pop": 0.2,
      "rain": {
        "3h": 0.25
      },
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-06 18:00:00"
    },
    {
      "dt": 1712437200,
      "main": {
        "temp": 49.96,
        "feels_like": 45.64,
        "temp_min": 49.96,
        "temp_max": 49.96,
        "pressure": 1014,
        "sea_level": 1014,
        "grnd_level": 1014,
        "humidity": 58,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10d"
        }
      ],
      "clouds": {
        "all": 92
      },
      "wind": {
        "speed": 11.07,
        "deg": 324,
        "gust": 21.47
      },
      "visibility": 10000,
      "pop": 0.2,
      "rain": {
        "3h": 0.19
      },
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-06 21:00:00"
    },
    {
      "dt": 1712448000,
      "main": {
        "temp": 45.3,
        "feels_like": 41.22,
        "temp_min": 45.3,
        "temp_max": 45.3,
        "pressure": 1016,
        "sea_level": 1016,
        "grnd_level": 1015,
        "humidity": 70,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10n"
        }
      ],
      "clouds": {
        "all": 85
      },
      "wind": {
        "speed": 7.65,
        "deg": 327,
        "gust": 21.07
      },
      "visibility": 10000,
      "pop": 0.2,
      "rain": {
        "3h": 0.13
      },
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-07 00:00:00"
    },
    {
      "dt": 1712458800,
      "main": {
        "temp": 41.99,
        "feels_like": 36.54,
        "temp_min": 41.99,
        "temp_max": 41.99,
        "pressure": 1017,
        "sea_level": 1017,
        "grnd_level": 1016,
        "humidity": 71,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "clouds": {
        "all": 24
      },
      "wind": {
        "speed": 8.99,
        "deg": 334,
        "gust": 25.97
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-07 03:00:00"
    },
    {
      "dt": 1712469600,
      "main": {
        "temp": 40.77,
        "feels_like": 35.62,
        "temp_min": 40.77,
        "temp_max": 40.77,
        "pressure": 1018,
        "sea_level": 1018,
        "grnd_level": 1017,
        "humidity": 71,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "clouds": {
        "all": 19
      },
      "wind": {
        "speed": 7.81,
        "deg": 326,
        "gust": 23.29
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-07 06:00:00"
    },
    {
      "dt": 1712480400,
      "main": {
        "temp": 37.42,
        "feels_like": 32.36,
        "temp_min": 37.42,
        "temp_max": 37.42,
        "pressure": 1018,
        "sea_level": 1018,
        "grnd_level": 1018,
        "humidity": 81,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "clouds": {
        "all": 7
      },
      "wind": {
        "speed": 6.49,
        "deg": 331,
        "gust": 20.36
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-07 09:00:00"
    },
    {
      "dt": 1712491200,
      "main": {
        "temp": 39.13,
        "feels_like": 34.09,
        "temp_min": 39.13,
        "temp_max": 39.13,
        "pressure": 1020,
        "sea_level": 1020,
        "grnd_level": 1019,
        "humidity": 76,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": {
        "all": 7
      },
      "wind": {
        "speed": 7,
        "deg": 318,
        "gust": 18.12
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-07 12:00:00"
    },
    {
      "dt": 1712502000,
      "main": {
        "temp": 49.69,
        "feels_like": 46.29,
        "temp_min": 49.69,
        "temp_max": 49.69,
        "pressure": 1020,
        "sea_level": 1020,
        "grnd_level": 1019,
        "humidity": 53,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": {
        "all": 6
      },
      "wind": {
        "speed": 8.25,
        "deg": 336,
        "gust": 11.88
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-07 15:00:00"
    },
    {
      "dt": 1712512800,
      "main": {
        "temp": 56.43,
        "feels_like": 53.8,
        "temp_min": 56.43,
        "temp_max": 56.43,
        "pressure": 1018,
        "sea_level": 1018,
        "grnd_level": 1018,
        "humidity": 43,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": {
        "all": 6
      },
      "wind": {
        "speed": 8.57,
        "deg": 324,
        "gust": 12.3
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-07 18:00:00"
    },
    {
      "dt": 1712523600,
      "main": {
        "temp": 58.33,
        "feels_like": 55.8,
        "temp_min": 58.33,
        "temp_max": 58.33,
        "pressure": 1017,
        "sea_level": 1017,
        "grnd_level": 1016,
        "humidity": 41,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": {
        "all": 6
      },
      "wind": {
        "speed": 7.83,
        "deg": 328,
        "gust": 12.33
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-07 21:00:00"
    },
    {
      "dt": 1712534400,
      "main": {
        "temp": 51.01,
        "feels_like": 48.58,
        "temp_min": 51.01,
        "temp_max": 51.01,
        "pressure": 1018,
        "sea_level": 1018,
        "grnd_level": 1018,
        "humidity": 59,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "clouds": {
        "all": 5
      },
      "wind": {
        "speed": 3.67,
        "deg": 271,
        "gust": 4.25
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-08 00:00:00"
    },
    {
      "dt": 1712545200,
      "main": {
        "temp": 49.62,
        "feels_like": 49.62,
        "temp_min": 49.62,
        "temp_max": 49.62,
        "pressure": 1020,
        "sea_level": 1020,
        "grnd_level": 1019,
        "humidity": 64,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "clouds": {
        "all": 100
      },
      "wind": {
        "speed": 2.82,
        "deg": 41,
        "gust": 2.91
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-08 03:00:00"
    },
    {
      "dt": 1712556000,
      "main": {
        "temp": 45.63,
        "feels_like": 44.33,
        "temp_min": 45.63,
        "temp_max": 45.63,
        "pressure": 1021,
        "sea_level": 1021,
        "grnd_level": 1020,
        "humidity": 77,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "clouds": {
        "all": 98
      },
      "wind": {
        "speed": 3.4,
        "deg": 89,
        "gust": 5.14
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-08 06:00:00"
    },
    {
      "dt": 1712566800,
      "main": {
        "temp": 45.07,
        "feels_like": 42.62,
        "temp_min": 45.07,
        "temp_max": 45.07,
        "pressure": 1021,
        "sea_level": 1021,
        "grnd_level": 1021,
        "humidity": 81,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "clouds": {
        "all": 100
      },
      "wind": {
        "speed": 4.72,
        "deg": 91,
        "gust": 8.97
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "n"
      },
      "dt_txt": "2024-04-08 09:00:00"
    },
    {
      "dt": 1712577600,
      "main": {
        "temp": 46.31,
        "feels_like": 45.39,
        "temp_min": 46.31,
        "temp_max": 46.31,
        "pressure": 1023,
        "sea_level": 1023,
        "grnd_level": 1022,
        "humidity": 78,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": {
        "all": 93
      },
      "wind": {
        "speed": 3.11,
        "deg": 131,
        "gust": 5.84
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-08 12:00:00"
    },
    {
      "dt": 1712588400,
      "main": {
        "temp": 57.13,
        "feels_like": 54.93,
        "temp_min": 57.13,
        "temp_max": 57.13,
        "pressure": 1023,
        "sea_level": 1023,
        "grnd_level": 1022,
        "humidity": 51,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02d"
        }
      ],
      "clouds": {
        "all": 12
      },
      "wind": {
        "speed": 5.23,
        "deg": 170,
        "gust": 8.12
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-08 15:00:00"
    },
    {
      "dt": 1712599200,
      "main": {
        "temp": 64.94,
        "feels_like": 63.07,
        "temp_min": 64.94,
        "temp_max": 64.94,
        "pressure": 1021,
        "sea_level": 1021,
        "grnd_level": 1020,
        "humidity": 41,
        "temp_kf": 0
      },
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": {
        "all": 10
      },
      "wind": {
        "speed": 6.2,
        "deg": 200,
        "gust": 8.97
      },
      "visibility": 10000,
      "pop": 0,
      "sys": {
        "pod": "d"
      },
      "dt_txt": "2024-04-08 18:00:00"
    }
  ],
  "city": {
    "id": 4140963,
    "name": "Washington D.C.",
    "coord": {
      "lat": 38.895,
      "lon": -77.0365
    },
    "country": "US",
    "population": 601723,
    "timezone": -14400,
    "sunrise": 1712141325,
    "sunset": 1712187204
  }
}
"""#
}
