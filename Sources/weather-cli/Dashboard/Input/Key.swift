/// What a person does at the keyboard.
enum Key: Sendable, Equatable {
  case character(Character)
  /// Text that was pasted, without line ends and other controls.
  case paste(String)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// ^U: forget the line that is being typed.
  case clear
  /// ^L: write the whole screen anew.
  case repaint
}
