/// What to do with a signal that arrives while others are still running.
public enum FlattenStrategy: Sendable {
  /// Run it beside the others.
  case merge
  /// Run it after the others.
  case concat
  /// Run it instead of the one before.
  case latest
  /// Drop it.
  case first
  /// Run it beside the others until the first of them speaks, who then is the only one.
  case race
  /// Run it beside the others if there are fewer than so many; else after one of them.
  case concurrent(Int)
}
