import Foundation
import Signals
import WeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Transport {
  /// A transport whose requests are signals that the tracer of the run sees, named by their address
  /// without the key.
  func traced(in tracer: Tracer?) -> Transport {
    Transport { request in
      send(request).traced("GET \(RequestLog.address(request.url))", in: tracer) {
        "\($0.status), \($0.body.count) bytes"
      }
    }
  }
}
