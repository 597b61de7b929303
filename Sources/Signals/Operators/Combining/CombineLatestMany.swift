/// Sends the newest value of each of three inputs whenever one of them sends.
///
/// ```marble
/// input  : a---b-------|
/// input  : --1---2-|
/// input  : -x-|
/// output : --[a1x]-[b1x]-[b2x]-----|
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the newest value of each input.
@inlinable
public func combineLatest<A: Sendable, B: Sendable, C: Sendable, Failure: Error>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>
) -> Signal<(A, B, C), Failure> {
  let (a, b, c) = (a.signal, b.signal, c.signal)
  return .joining(from: (A?.none, B?.none, C?.none)) { junction in
    let all: @Sendable (inout (A?, B?, C?)) -> Reaction<(A, B, C), Failure> = { newest in
      guard let a = newest.0, let b = newest.1, let c = newest.2
      else { return .ignore }
      return .send((a, b, c))
    }
    junction.listen(to: a, storing: { $0.0 = $1 }, then: all)
    junction.listen(to: b, storing: { $0.1 = $1 }, then: all)
    junction.listen(to: c, storing: { $0.2 = $1 }, then: all)
  }
}

/// Sends the newest value of each of four inputs whenever one of them sends.
///
/// ```marble
/// input  : a---b-------|
/// input  : --1---2-|
/// input  : -x-|
/// input  : y-|
/// output : --[a1xy]-[b1xy]-[b2xy]-----|
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the newest value of each input.
@inlinable
public func combineLatest<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Failure: Error>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>
) -> Signal<(A, B, C, D), Failure> {
  let (a, b, c, d) = (a.signal, b.signal, c.signal, d.signal)
  return .joining(from: (A?.none, B?.none, C?.none, D?.none)) { junction in
    let all: @Sendable (inout (A?, B?, C?, D?)) -> Reaction<(A, B, C, D), Failure> = { newest in
      guard let a = newest.0, let b = newest.1, let c = newest.2, let d = newest.3
      else { return .ignore }
      return .send((a, b, c, d))
    }
    junction.listen(to: a, storing: { $0.0 = $1 }, then: all)
    junction.listen(to: b, storing: { $0.1 = $1 }, then: all)
    junction.listen(to: c, storing: { $0.2 = $1 }, then: all)
    junction.listen(to: d, storing: { $0.3 = $1 }, then: all)
  }
}

/// Sends the newest value of each of five inputs whenever one of them sends.
///
/// ```marble
/// input  : a---b-------|
/// input  : --1---2-|
/// input  : -x-|
/// input  : y-|
/// input  : z-|
/// output : --[a1xyz]-[b1xyz]-[b2xyz]-----|
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the newest value of each input.
@inlinable
public func combineLatest<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  Failure: Error
>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>,
  _ e: some SignalConvertible<E, Failure>
) -> Signal<(A, B, C, D, E), Failure> {
  combineLatest(combineLatest(a, b, c, d), e).map {
    left,
    right in
    (left.0, left.1, left.2, left.3, right)
  }
}

/// Sends the newest value of each of six inputs whenever one of them sends.
///
/// ```marble
/// input  : a---b-------|
/// input  : --1---2-|
/// input  : -x-|
/// input  : y-|
/// input  : z-|
/// input  : u-|
/// output : --[a1xyzu]-[b1xyzu]-[b2xyzu]-----|
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the newest value of each input.
@inlinable
public func combineLatest<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  Failure: Error
>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>,
  _ e: some SignalConvertible<E, Failure>,
  _ f: some SignalConvertible<F, Failure>
) -> Signal<(A, B, C, D, E, F), Failure> {
  combineLatest(combineLatest(a, b, c, d), combineLatest(e, f)).map {
    left,
    right in
    (left.0, left.1, left.2, left.3, right.0, right.1)
  }
}

/// Sends the newest value of each of seven inputs whenever one of them sends.
///
/// ```marble
/// input  : a---b-------|
/// input  : --1---2-|
/// input  : -x-|
/// input  : y-|
/// input  : z-|
/// input  : u-|
/// input  : v-|
/// output : --[a1xyzuv]-[b1xyzuv]-[b2xyzuv]-----|
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the newest value of each input.
@inlinable
public func combineLatest<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  G: Sendable,
  Failure: Error
>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>,
  _ e: some SignalConvertible<E, Failure>,
  _ f: some SignalConvertible<F, Failure>,
  _ g: some SignalConvertible<G, Failure>
) -> Signal<(A, B, C, D, E, F, G), Failure> {
  combineLatest(combineLatest(a, b, c, d), combineLatest(e, f, g)).map {
    left,
    right in
    (left.0, left.1, left.2, left.3, right.0, right.1, right.2)
  }
}

/// Sends the newest value of each of eight inputs whenever one of them sends.
///
/// ```marble
/// input  : a---b-------|
/// input  : --1---2-|
/// input  : -x-|
/// input  : y-|
/// input  : z-|
/// input  : u-|
/// input  : v-|
/// input  : w-|
/// output : --[a1xyzuvw]-[b1xyzuvw]-[b2xyzuvw]-----|
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the newest value of each input.
@inlinable
public func combineLatest<
  A: Sendable,
  B: Sendable,
  C: Sendable,
  D: Sendable,
  E: Sendable,
  F: Sendable,
  G: Sendable,
  H: Sendable,
  Failure: Error
>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>,
  _ e: some SignalConvertible<E, Failure>,
  _ f: some SignalConvertible<F, Failure>,
  _ g: some SignalConvertible<G, Failure>,
  _ h: some SignalConvertible<H, Failure>
) -> Signal<(A, B, C, D, E, F, G, H), Failure> {
  combineLatest(combineLatest(a, b, c, d), combineLatest(e, f, g, h)).map {
    left,
    right in
    (left.0, left.1, left.2, left.3, right.0, right.1, right.2, right.3)
  }
}
