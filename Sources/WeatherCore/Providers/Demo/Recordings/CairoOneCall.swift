// swift-format-ignore-file
// One literal, byte for byte as it was received.
// Written by .ci/embed-recordings from Tests/Fixtures/owm/onecall25_cairo_eg_metric_2023.json

extension Recordings {
  package static let cairoOneCall = #"""
{
  "lat": 30.0444,
  "lon": 31.2357,
  "timezone": "Africa/Cairo",
  "timezone_offset": 7200,
  "current": {
    "dt": 1674931149,
    "sunrise": 1674881267,
    "sunset": 1674919668,
    "temp": 18.33,
    "feels_like": 17.58,
    "pressure": 1016,
    "humidity": 52,
    "dew_point": 8.31,
    "uvi": 0,
    "clouds": 0,
    "visibility": 10000,
    "wind_speed": 2.57,
    "wind_deg": 70,
    "weather": [
      {
        "id": 800,
        "main": "Clear",
        "description": "clear sky",
        "icon": "01n"
      }
    ]
  },
  "hourly": [
    {
      "dt": 1674928800,
      "temp": 18.3,
      "feels_like": 17.52,
      "pressure": 1016,
      "humidity": 51,
      "dew_point": 8,
      "uvi": 0,
      "clouds": 20,
      "visibility": 10000,
      "wind_speed": 7.21,
      "wind_deg": 42,
      "wind_gust": 10.62,
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674932400,
      "temp": 18.33,
      "feels_like": 17.58,
      "pressure": 1016,
      "humidity": 52,
      "dew_point": 8.31,
      "uvi": 0,
      "clouds": 0,
      "visibility": 10000,
      "wind_speed": 6.46,
      "wind_deg": 44,
      "wind_gust": 9.94,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674936000,
      "temp": 18.09,
      "feels_like": 17.36,
      "pressure": 1016,
      "humidity": 54,
      "dew_point": 8.65,
      "uvi": 0,
      "clouds": 20,
      "visibility": 10000,
      "wind_speed": 5.94,
      "wind_deg": 46,
      "wind_gust": 9.46,
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674939600,
      "temp": 17.66,
      "feels_like": 16.97,
      "pressure": 1016,
      "humidity": 57,
      "dew_point": 9.05,
      "uvi": 0,
      "clouds": 40,
      "visibility": 10000,
      "wind_speed": 5.45,
      "wind_deg": 40,
      "wind_gust": 8.94,
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674943200,
      "temp": 17.03,
      "feels_like": 16.43,
      "pressure": 1015,
      "humidity": 63,
      "dew_point": 9.94,
      "uvi": 0,
      "clouds": 60,
      "visibility": 10000,
      "wind_speed": 5.52,
      "wind_deg": 32,
      "wind_gust": 9.18,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674946800,
      "temp": 16.27,
      "feels_like": 15.75,
      "pressure": 1015,
      "humidity": 69,
      "dew_point": 10.58,
      "uvi": 0,
      "clouds": 80,
      "visibility": 10000,
      "wind_speed": 5.46,
      "wind_deg": 36,
      "wind_gust": 9.52,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674950400,
      "temp": 15.39,
      "feels_like": 15,
      "pressure": 1014,
      "humidity": 77,
      "dew_point": 11.29,
      "uvi": 0,
      "clouds": 98,
      "visibility": 10000,
      "wind_speed": 5.34,
      "wind_deg": 42,
      "wind_gust": 9.59,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674954000,
      "temp": 14.97,
      "feels_like": 14.61,
      "pressure": 1014,
      "humidity": 80,
      "dew_point": 11.46,
      "uvi": 0,
      "clouds": 92,
      "visibility": 10000,
      "wind_speed": 5.28,
      "wind_deg": 32,
      "wind_gust": 9.28,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674957600,
      "temp": 14.44,
      "feels_like": 14.08,
      "pressure": 1014,
      "humidity": 82,
      "dew_point": 11.33,
      "uvi": 0,
      "clouds": 93,
      "visibility": 10000,
      "wind_speed": 5.67,
      "wind_deg": 29,
      "wind_gust": 9.91,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674961200,
      "temp": 14.12,
      "feels_like": 13.75,
      "pressure": 1014,
      "humidity": 83,
      "dew_point": 11.11,
      "uvi": 0,
      "clouds": 62,
      "visibility": 10000,
      "wind_speed": 5.71,
      "wind_deg": 36,
      "wind_gust": 10.49,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674964800,
      "temp": 14.02,
      "feels_like": 13.62,
      "pressure": 1014,
      "humidity": 82,
      "dew_point": 11.01,
      "uvi": 0,
      "clouds": 49,
      "visibility": 10000,
      "wind_speed": 5.45,
      "wind_deg": 36,
      "wind_gust": 10.35,
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674968400,
      "temp": 14.09,
      "feels_like": 13.7,
      "pressure": 1014,
      "humidity": 82,
      "dew_point": 10.92,
      "uvi": 0,
      "clouds": 59,
      "visibility": 10000,
      "wind_speed": 5.75,
      "wind_deg": 37,
      "wind_gust": 11.06,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674972000,
      "temp": 14.76,
      "feels_like": 14.33,
      "pressure": 1015,
      "humidity": 78,
      "dew_point": 10.82,
      "uvi": 0.39,
      "clouds": 64,
      "visibility": 10000,
      "wind_speed": 6.15,
      "wind_deg": 34,
      "wind_gust": 11.16,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674975600,
      "temp": 16.4,
      "feels_like": 15.92,
      "pressure": 1015,
      "humidity": 70,
      "dew_point": 10.8,
      "uvi": 1.53,
      "clouds": 100,
      "visibility": 10000,
      "wind_speed": 7.17,
      "wind_deg": 44,
      "wind_gust": 10.75,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674979200,
      "temp": 18.42,
      "feels_like": 17.86,
      "pressure": 1015,
      "humidity": 59,
      "dew_point": 10.3,
      "uvi": 2.84,
      "clouds": 97,
      "visibility": 10000,
      "wind_speed": 7.45,
      "wind_deg": 49,
      "wind_gust": 8.71,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674982800,
      "temp": 19.98,
      "feels_like": 19.34,
      "pressure": 1015,
      "humidity": 50,
      "dew_point": 9.36,
      "uvi": 3.93,
      "clouds": 98,
      "visibility": 10000,
      "wind_speed": 7.13,
      "wind_deg": 45,
      "wind_gust": 7.53,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674986400,
      "temp": 20.88,
      "feels_like": 20.2,
      "pressure": 1013,
      "humidity": 45,
      "dew_point": 8.52,
      "uvi": 3.75,
      "clouds": 98,
      "visibility": 10000,
      "wind_speed": 6.72,
      "wind_deg": 47,
      "wind_gust": 6.91,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674990000,
      "temp": 21.91,
      "feels_like": 21.2,
      "pressure": 1012,
      "humidity": 40,
      "dew_point": 7.8,
      "uvi": 3.32,
      "clouds": 98,
      "visibility": 10000,
      "wind_speed": 6.83,
      "wind_deg": 49,
      "wind_gust": 6.81,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674993600,
      "temp": 22.52,
      "feels_like": 21.79,
      "pressure": 1012,
      "humidity": 37,
      "dew_point": 7.23,
      "uvi": 2.32,
      "clouds": 96,
      "visibility": 10000,
      "wind_speed": 6.04,
      "wind_deg": 51,
      "wind_gust": 5.67,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1674997200,
      "temp": 22.47,
      "feels_like": 21.74,
      "pressure": 1011,
      "humidity": 37,
      "dew_point": 6.83,
      "uvi": 1.37,
      "clouds": 99,
      "visibility": 10000,
      "wind_speed": 6.32,
      "wind_deg": 46,
      "wind_gust": 6.11,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675000800,
      "temp": 22.19,
      "feels_like": 21.4,
      "pressure": 1011,
      "humidity": 36,
      "dew_point": 6.45,
      "uvi": 0.45,
      "clouds": 98,
      "visibility": 10000,
      "wind_speed": 6.72,
      "wind_deg": 48,
      "wind_gust": 6.65,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675004400,
      "temp": 21.14,
      "feels_like": 20.3,
      "pressure": 1011,
      "humidity": 38,
      "dew_point": 6.42,
      "uvi": 0,
      "clouds": 98,
      "visibility": 10000,
      "wind_speed": 7.11,
      "wind_deg": 47,
      "wind_gust": 7.91,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675008000,
      "temp": 19.59,
      "feels_like": 18.7,
      "pressure": 1012,
      "humidity": 42,
      "dew_point": 6.15,
      "uvi": 0,
      "clouds": 97,
      "visibility": 10000,
      "wind_speed": 7.3,
      "wind_deg": 43,
      "wind_gust": 9.62,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675011600,
      "temp": 18.3,
      "feels_like": 17.33,
      "pressure": 1012,
      "humidity": 44,
      "dew_point": 5.92,
      "uvi": 0,
      "clouds": 80,
      "visibility": 10000,
      "wind_speed": 7.59,
      "wind_deg": 44,
      "wind_gust": 10.65,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675015200,
      "temp": 17.1,
      "feels_like": 16.17,
      "pressure": 1013,
      "humidity": 50,
      "dew_point": 6.43,
      "uvi": 0,
      "clouds": 71,
      "visibility": 10000,
      "wind_speed": 7.52,
      "wind_deg": 40,
      "wind_gust": 10.95,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675018800,
      "temp": 16.16,
      "feels_like": 15.32,
      "pressure": 1014,
      "humidity": 57,
      "dew_point": 7.62,
      "uvi": 0,
      "clouds": 7,
      "visibility": 10000,
      "wind_speed": 7.1,
      "wind_deg": 35,
      "wind_gust": 11.06,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675022400,
      "temp": 15.36,
      "feels_like": 14.65,
      "pressure": 1014,
      "humidity": 65,
      "dew_point": 8.59,
      "uvi": 0,
      "clouds": 6,
      "visibility": 10000,
      "wind_speed": 6.55,
      "wind_deg": 31,
      "wind_gust": 10.75,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675026000,
      "temp": 14.77,
      "feels_like": 14.08,
      "pressure": 1014,
      "humidity": 68,
      "dew_point": 8.79,
      "uvi": 0,
      "clouds": 4,
      "visibility": 10000,
      "wind_speed": 6.35,
      "wind_deg": 29,
      "wind_gust": 10.64,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675029600,
      "temp": 14.29,
      "feels_like": 13.6,
      "pressure": 1014,
      "humidity": 70,
      "dew_point": 8.69,
      "uvi": 0,
      "clouds": 3,
      "visibility": 10000,
      "wind_speed": 5.98,
      "wind_deg": 27,
      "wind_gust": 10.19,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675033200,
      "temp": 13.89,
      "feels_like": 13.19,
      "pressure": 1014,
      "humidity": 71,
      "dew_point": 8.5,
      "uvi": 0,
      "clouds": 11,
      "visibility": 10000,
      "wind_speed": 5.77,
      "wind_deg": 24,
      "wind_gust": 9.87,
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675036800,
      "temp": 13.49,
      "feels_like": 12.77,
      "pressure": 1013,
      "humidity": 72,
      "dew_point": 8.42,
      "uvi": 0,
      "clouds": 12,
      "visibility": 10000,
      "wind_speed": 5.54,
      "wind_deg": 23,
      "wind_gust": 9.62,
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675040400,
      "temp": 13.12,
      "feels_like": 12.42,
      "pressure": 1013,
      "humidity": 74,
      "dew_point": 8.55,
      "uvi": 0,
      "clouds": 20,
      "visibility": 10000,
      "wind_speed": 5.23,
      "wind_deg": 23,
      "wind_gust": 9.03,
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675044000,
      "temp": 12.82,
      "feels_like": 12.17,
      "pressure": 1013,
      "humidity": 77,
      "dew_point": 8.83,
      "uvi": 0,
      "clouds": 53,
      "visibility": 10000,
      "wind_speed": 5.25,
      "wind_deg": 22,
      "wind_gust": 8.99,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675047600,
      "temp": 12.55,
      "feels_like": 11.95,
      "pressure": 1013,
      "humidity": 80,
      "dew_point": 9.12,
      "uvi": 0,
      "clouds": 56,
      "visibility": 10000,
      "wind_speed": 4.9,
      "wind_deg": 23,
      "wind_gust": 8.44,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675051200,
      "temp": 12.37,
      "feels_like": 11.78,
      "pressure": 1014,
      "humidity": 81,
      "dew_point": 9.19,
      "uvi": 0,
      "clouds": 42,
      "visibility": 10000,
      "wind_speed": 4.47,
      "wind_deg": 24,
      "wind_gust": 7.67,
      "weather": [
        {
          "id": 802,
          "main": "Clouds",
          "description": "scattered clouds",
          "icon": "03n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675054800,
      "temp": 12.25,
      "feels_like": 11.67,
      "pressure": 1014,
      "humidity": 82,
      "dew_point": 9.15,
      "uvi": 0,
      "clouds": 54,
      "visibility": 10000,
      "wind_speed": 4.28,
      "wind_deg": 23,
      "wind_gust": 7.2,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675058400,
      "temp": 13.03,
      "feels_like": 12.4,
      "pressure": 1014,
      "humidity": 77,
      "dew_point": 8.94,
      "uvi": 0.53,
      "clouds": 54,
      "visibility": 10000,
      "wind_speed": 4.53,
      "wind_deg": 20,
      "wind_gust": 7.34,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675062000,
      "temp": 14.67,
      "feels_like": 13.97,
      "pressure": 1015,
      "humidity": 68,
      "dew_point": 8.69,
      "uvi": 1.46,
      "clouds": 3,
      "visibility": 10000,
      "wind_speed": 4.79,
      "wind_deg": 22,
      "wind_gust": 6.83,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675065600,
      "temp": 16.4,
      "feels_like": 15.64,
      "pressure": 1015,
      "humidity": 59,
      "dew_point": 8.42,
      "uvi": 2.68,
      "clouds": 3,
      "visibility": 10000,
      "wind_speed": 4.88,
      "wind_deg": 25,
      "wind_gust": 6.26,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675069200,
      "temp": 17.93,
      "feels_like": 17.11,
      "pressure": 1014,
      "humidity": 51,
      "dew_point": 7.5,
      "uvi": 3.7,
      "clouds": 3,
      "visibility": 10000,
      "wind_speed": 5.05,
      "wind_deg": 23,
      "wind_gust": 5.65,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675072800,
      "temp": 19.25,
      "feels_like": 18.33,
      "pressure": 1013,
      "humidity": 42,
      "dew_point": 6.1,
      "uvi": 4,
      "clouds": 3,
      "visibility": 10000,
      "wind_speed": 4.63,
      "wind_deg": 16,
      "wind_gust": 5.05,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675076400,
      "temp": 20.3,
      "feels_like": 19.35,
      "pressure": 1012,
      "humidity": 37,
      "dew_point": 5.18,
      "uvi": 3.54,
      "clouds": 3,
      "visibility": 10000,
      "wind_speed": 3.93,
      "wind_deg": 7,
      "wind_gust": 4.55,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675080000,
      "temp": 21.13,
      "feels_like": 20.19,
      "pressure": 1012,
      "humidity": 34,
      "dew_point": 4.47,
      "uvi": 2.49,
      "clouds": 2,
      "visibility": 10000,
      "wind_speed": 3.62,
      "wind_deg": 354,
      "wind_gust": 4.59,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675083600,
      "temp": 21.59,
      "feels_like": 20.59,
      "pressure": 1011,
      "humidity": 30,
      "dew_point": 3.5,
      "uvi": 1.26,
      "clouds": 0,
      "visibility": 10000,
      "wind_speed": 3.47,
      "wind_deg": 336,
      "wind_gust": 4.58,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675087200,
      "temp": 21.55,
      "feels_like": 20.52,
      "pressure": 1011,
      "humidity": 29,
      "dew_point": 2.56,
      "uvi": 0.42,
      "clouds": 0,
      "visibility": 10000,
      "wind_speed": 4.45,
      "wind_deg": 315,
      "wind_gust": 4.89,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675090800,
      "temp": 20.56,
      "feels_like": 19.45,
      "pressure": 1012,
      "humidity": 30,
      "dew_point": 2.37,
      "uvi": 0,
      "clouds": 0,
      "visibility": 10000,
      "wind_speed": 5.79,
      "wind_deg": 303,
      "wind_gust": 6.11,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675094400,
      "temp": 18.9,
      "feels_like": 17.79,
      "pressure": 1012,
      "humidity": 36,
      "dew_point": 3.27,
      "uvi": 0,
      "clouds": 0,
      "visibility": 10000,
      "wind_speed": 5.83,
      "wind_deg": 312,
      "wind_gust": 7.78,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    },
    {
      "dt": 1675098000,
      "temp": 17.28,
      "feels_like": 16.16,
      "pressure": 1013,
      "humidity": 42,
      "dew_point": 4.21,
      "uvi": 0,
      "clouds": 0,
      "visibility": 10000,
      "wind_speed": 6.51,
      "wind_deg": 345,
      "wind_gust": 8.62,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01n"
        }
      ],
      "pop": 0
    }
  ],
  "daily": [
    {
      "dt": 1674900000,
      "sunrise": 1674881267,
      "sunset": 1674919668,
      "moonrise": 1674896880,
      "moonset": 0,
      "moon_phase": 0.25,
      "temp": {
        "day": 22.87,
        "min": 16.91,
        "max": 24.25,
        "night": 17.66,
        "eve": 20.47,
        "morn": 17.25
      },
      "feels_like": {
        "day": 21.63,
        "night": 16.97,
        "eve": 19.54,
        "morn": 15.66
      },
      "pressure": 1013,
      "humidity": 16,
      "dew_point": -4.46,
      "wind_speed": 7.32,
      "wind_deg": 35,
      "wind_gust": 11.8,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": 87,
      "pop": 0,
      "uvi": 4.77
    },
    {
      "dt": 1674986400,
      "sunrise": 1674967639,
      "sunset": 1675006121,
      "moonrise": 1674985260,
      "moonset": 1674945600,
      "moon_phase": 0.27,
      "temp": {
        "day": 20.88,
        "min": 14.02,
        "max": 22.52,
        "night": 14.77,
        "eve": 19.59,
        "morn": 14.02
      },
      "feels_like": {
        "day": 20.2,
        "night": 14.08,
        "eve": 18.7,
        "morn": 13.62
      },
      "pressure": 1013,
      "humidity": 45,
      "dew_point": 8.52,
      "wind_speed": 7.59,
      "wind_deg": 44,
      "wind_gust": 11.16,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": 98,
      "pop": 0,
      "uvi": 3.93
    },
    {
      "dt": 1675072800,
      "sunrise": 1675054008,
      "sunset": 1675092573,
      "moonrise": 1675073820,
      "moonset": 1675035600,
      "moon_phase": 0.31,
      "temp": {
        "day": 19.25,
        "min": 12.25,
        "max": 21.59,
        "night": 14.13,
        "eve": 18.9,
        "morn": 12.37
      },
      "feels_like": {
        "day": 18.33,
        "night": 13.06,
        "eve": 17.79,
        "morn": 11.78
      },
      "pressure": 1013,
      "humidity": 42,
      "dew_point": 6.1,
      "wind_speed": 6.51,
      "wind_deg": 345,
      "wind_gust": 10.19,
      "weather": [
        {
          "id": 800,
          "main": "Clear",
          "description": "clear sky",
          "icon": "01d"
        }
      ],
      "clouds": 3,
      "pop": 0,
      "uvi": 4
    },
    {
      "dt": 1675159200,
      "sunrise": 1675140376,
      "sunset": 1675179026,
      "moonrise": 1675162620,
      "moonset": 1675125480,
      "moon_phase": 0.34,
      "temp": {
        "day": 16.57,
        "min": 11.87,
        "max": 17.54,
        "night": 14.73,
        "eve": 16.58,
        "morn": 12.13
      },
      "feels_like": {
        "day": 15.33,
        "night": 13.54,
        "eve": 15.44,
        "morn": 10.6
      },
      "pressure": 1013,
      "humidity": 40,
      "dew_point": 2.81,
      "wind_speed": 8.9,
      "wind_deg": 266,
      "wind_gust": 11.39,
      "weather": [
        {
          "id": 801,
          "main": "Clouds",
          "description": "few clouds",
          "icon": "02d"
        }
      ],
      "clouds": 12,
      "pop": 0.16,
      "uvi": 3.1
    },
    {
      "dt": 1675245600,
      "sunrise": 1675226743,
      "sunset": 1675265479,
      "moonrise": 1675251720,
      "moonset": 1675215360,
      "moon_phase": 0.37,
      "temp": {
        "day": 15.91,
        "min": 12,
        "max": 17.24,
        "night": 12.38,
        "eve": 14.84,
        "morn": 12
      },
      "feels_like": {
        "day": 14.68,
        "night": 10.82,
        "eve": 13.74,
        "morn": 10.59
      },
      "pressure": 1015,
      "humidity": 43,
      "dew_point": 3.38,
      "wind_speed": 11.19,
      "wind_deg": 274,
      "wind_gust": 13.29,
      "weather": [
        {
          "id": 500,
          "main": "Rain",
          "description": "light rain",
          "icon": "10d"
        }
      ],
      "clouds": 5,
      "pop": 0.62,
      "rain": 0.67,
      "uvi": 2.9
    },
    {
      "dt": 1675332000,
      "sunrise": 1675313108,
      "sunset": 1675351931,
      "moonrise": 1675341120,
      "moonset": 1675305000,
      "moon_phase": 0.4,
      "temp": {
        "day": 14.94,
        "min": 10.11,
        "max": 18.34,
        "night": 13.29,
        "eve": 16.47,
        "morn": 10.11
      },
      "feels_like": {
        "day": 13.51,
        "night": 12.11,
        "eve": 15.16,
        "morn": 8.61
      },
      "pressure": 1023,
      "humidity": 39,
      "dew_point": 1.24,
      "wind_speed": 5.64,
      "wind_deg": 312,
      "wind_gust": 11.08,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": 100,
      "pop": 0,
      "uvi": 3.83
    },
    {
      "dt": 1675418400,
      "sunrise": 1675399472,
      "sunset": 1675438383,
      "moonrise": 1675430760,
      "moonset": 1675394400,
      "moon_phase": 0.43,
      "temp": {
        "day": 15.07,
        "min": 11.3,
        "max": 17.02,
        "night": 13.68,
        "eve": 17.02,
        "morn": 11.3
      },
      "feels_like": {
        "day": 13.78,
        "night": 11.99,
        "eve": 15.61,
        "morn": 10.08
      },
      "pressure": 1023,
      "humidity": 44,
      "dew_point": 2.83,
      "wind_speed": 2.52,
      "wind_deg": 284,
      "wind_gust": 3.02,
      "weather": [
        {
          "id": 803,
          "main": "Clouds",
          "description": "broken clouds",
          "icon": "04d"
        }
      ],
      "clouds": 81,
      "pop": 0,
      "uvi": 4
    },
    {
      "dt": 1675504800,
      "sunrise": 1675485835,
      "sunset": 1675524835,
      "moonrise": 1675520520,
      "moonset": 1675483500,
      "moon_phase": 0.46,
      "temp": {
        "day": 16.88,
        "min": 11.17,
        "max": 19.1,
        "night": 14.41,
        "eve": 18.37,
        "morn": 11.17
      },
      "feels_like": {
        "day": 15.28,
        "night": 12.85,
        "eve": 16.89,
        "morn": 9.41
      },
      "pressure": 1019,
      "humidity": 25,
      "dew_point": -3.27,
      "wind_speed": 4.57,
      "wind_deg": 255,
      "wind_gust": 5.61,
      "weather": [
        {
          "id": 804,
          "main": "Clouds",
          "description": "overcast clouds",
          "icon": "04d"
        }
      ],
      "clouds": 95,
      "pop": 0,
      "uvi": 4
    }
  ]
}
"""#
}
