/// A value that can be set to what a check accepts, and that says what it thinks of the last try.
///
/// ```swift
/// let age = ValidatingProperty<Int, AgeProblem>(18) { (age) throws(AgeProblem) in
///   if age < 0 { throw .negative }
///   return min(age, 150)
/// }
/// age.value = -1  // is still 18; age.result.value is .failure(.negative)
/// ```
///
/// Setting checks at once, on the setter's thread and with nothing locked. What is refused changes
/// ``result`` alone. In everything else it is like ``MutableProperty``.
///
/// - Complexity: One call of the check per setting. Keeps the value and the last outcome.
public final class ValidatingProperty<Value: Sendable, Invalid: Error>: PropertyType {
  @usableFromInline struct State: Sendable {
    @usableFromInline var value: Value
    @usableFromInline var result: Result<Value, Invalid>
    @inlinable init(value: Value, result: Result<Value, Invalid>) {
      self.value = value
      self.result = result
    }
  }

  @usableFromInline let validate: @Sendable (Value) throws(Invalid) -> Value
  @usableFromInline let state: MutableProperty<State>

  /// The outcome of the last setting: what was stored, or why nothing was.
  public let result: Property<Result<Value, Invalid>>

  /// Makes a property that holds `initial`.
  ///
  /// - Parameters:
  ///   - initial: The value to start from. It is kept as it is, even if the check refuses it; then
  ///     ``result`` says so.
  ///   - validate: Returns the value to store, which may be a corrected one, or throws.
  @inlinable
  public init(
    _ initial: Value,
    _ validate: @escaping @Sendable (Value) throws(Invalid) -> Value
  ) {
    let result = Result { () throws(Invalid) in try validate(initial) }
    let state = MutableProperty(State(value: initial, result: result))
    self.validate = validate
    self.state = state
    self.result = state.map(\.result)
  }

  /// The last value that the check accepted.
  @inlinable public var value: Value {
    get { state.value.value }
    set {
      switch Result(catching: { () throws(Invalid) in try validate(newValue) }) {
      case .success(let value): state.value = State(value: value, result: .success(value))
      case .failure(let invalid): state.modify { $0.result = .failure(invalid) }
      }
    }
  }

  /// The value now, then every one that is accepted.
  @inlinable public var signal: Signal<Value, Never> {
    state.signal.react(from: true) { isFirst, state in
      if isFirst {
        isFirst = false
        return .send(state.value)
      }
      return .send(ifAny: try? state.result.get())
    }
  }

  /// Every value that is accepted from now on.
  @inlinable public var changes: Signal<Value, Never> {
    state.changes.compactMap { try? $0.result.get() }
  }
}
