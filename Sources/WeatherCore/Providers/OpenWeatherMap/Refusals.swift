package import Foundation

/// Remembers from run to run which products a key was found not to include, so that they are asked
/// for once a day.
///
/// The key is not stored. What is holds 16 bits made of it, by which another key is told from it, and
/// which fit one in 65,536 of all keys there could be.
package struct Refusals: Sendable {
  /// The products that were refused within a day.
  let read: @Sendable () -> Set<OpenWeatherMapClient.Product>
  /// Keeps those that were refused now.
  let add: @Sendable (Set<OpenWeatherMapClient.Product>) -> Void

  /// Nothing is remembered.
  package static let forgotten = Refusals(read: { [] }, add: { _ in })
}

extension Refusals {
  /// Remembers in a store.
  ///
  /// - Parameters:
  ///   - store: Where answers are kept as well.
  ///   - key: Whose refusals these are.
  ///   - now: The time of day.
  package static func kept(
    in store: CacheStore,
    of key: APIKey,
    now: @escaping @Sendable () -> Date
  ) -> Refusals {
    let sum = String(CheckSum.text(key.secret.utf8).suffix(4))
    let name = { @Sendable (product: OpenWeatherMapClient.Product) in
      "openweathermap_\(product.rawValue)_refused"
    }
    return Refusals(
      read: {
        let now = now()
        let products = OpenWeatherMapClient.Product.allCases.filter { product in
          let entry = store.read(name(product)).flatMap { CacheEntry<Bool>($0, about: sum) }
          return entry.map { ($0.received..<$0.goodUntil).contains(now) } ?? false
        }
        return Set(products)
      },
      add: { products in
        let now = now()
        for product in products {
          let until = now.addingTimeInterval(86_400)
          let entry = CacheEntry(subject: sum, received: now, goodUntil: until, value: true)
          if let data = entry.data { store.write(name(product), data) }
        }
      }
    )
  }
}
