/// Sends the first values of three inputs together, then the second ones, and so on.
///
/// ```marble
/// input  : a-b---c-|
/// input  : --1-2-----3-|
/// input  : xxxx|
/// output : --[a1x]-[b2x]-----([c3x]|)
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the values that wait for their partners.
@inlinable
public func zip<A: Sendable, B: Sendable, C: Sendable, Failure: Error>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>
) -> Signal<(A, B, C), Failure> {
  zip(zip(a, b), c).map { left, right in
    (left.0, left.1, right)
  }
}

/// Sends the first values of four inputs together, then the second ones, and so on.
///
/// ```marble
/// input  : a-b---c-|
/// input  : --1-2-----3-|
/// input  : xxxx|
/// input  : yyyy|
/// output : --[a1xy]-[b2xy]-----([c3xy]|)
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the values that wait for their partners.
@inlinable
public func zip<A: Sendable, B: Sendable, C: Sendable, D: Sendable, Failure: Error>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>
) -> Signal<(A, B, C, D), Failure> {
  zip(zip(a, b), zip(c, d)).map { left, right in
    (left.0, left.1, right.0, right.1)
  }
}

/// Sends the first values of five inputs together, then the second ones, and so on.
///
/// ```marble
/// input  : a-b---c-|
/// input  : --1-2-----3-|
/// input  : xxxx|
/// input  : yyyy|
/// input  : zzzz|
/// output : --[a1xyz]-[b2xyz]-----([c3xyz]|)
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the values that wait for their partners.
@inlinable
public func zip<A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, Failure: Error>(
  _ a: some SignalConvertible<A, Failure>,
  _ b: some SignalConvertible<B, Failure>,
  _ c: some SignalConvertible<C, Failure>,
  _ d: some SignalConvertible<D, Failure>,
  _ e: some SignalConvertible<E, Failure>
) -> Signal<(A, B, C, D, E), Failure> {
  zip(zip(a, b, c), zip(d, e)).map { left, right in
    (left.0, left.1, left.2, right.0, right.1)
  }
}

/// Sends the first values of six inputs together, then the second ones, and so on.
///
/// ```marble
/// input  : a-b---c-|
/// input  : --1-2-----3-|
/// input  : xxxx|
/// input  : yyyy|
/// input  : zzzz|
/// input  : uuuu|
/// output : --[a1xyzu]-[b2xyzu]-----([c3xyzu]|)
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the values that wait for their partners.
@inlinable
public func zip<
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
  zip(zip(a, b, c), zip(d, e, f)).map { left, right in
    (left.0, left.1, left.2, right.0, right.1, right.2)
  }
}

/// Sends the first values of seven inputs together, then the second ones, and so on.
///
/// ```marble
/// input  : a-b---c-|
/// input  : --1-2-----3-|
/// input  : xxxx|
/// input  : yyyy|
/// input  : zzzz|
/// input  : uuuu|
/// input  : vvvv|
/// output : --[a1xyzuv]-[b2xyzuv]-----([c3xyzuv]|)
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the values that wait for their partners.
@inlinable
public func zip<
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
  zip(zip(a, b, c, d), zip(e, f, g)).map { left, right in
    (left.0, left.1, left.2, left.3, right.0, right.1, right.2)
  }
}

/// Sends the first values of eight inputs together, then the second ones, and so on.
///
/// ```marble
/// input  : a-b---c-|
/// input  : --1-2-----3-|
/// input  : xxxx|
/// input  : yyyy|
/// input  : zzzz|
/// input  : uuuu|
/// input  : vvvv|
/// input  : wwww|
/// output : --[a1xyzuvw]-[b2xyzuvw]-----([c3xyzuvw]|)
/// ```
///
/// Everything else is as for two inputs.
///
/// - Complexity: O(1) per value. Keeps the values that wait for their partners.
@inlinable
public func zip<
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
  zip(zip(a, b, c, d), zip(e, f, g, h)).map { left, right in
    (left.0, left.1, left.2, left.3, right.0, right.1, right.2, right.3)
  }
}
