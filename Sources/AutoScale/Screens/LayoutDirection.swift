/// The direction in which a language is read, which decides where leading and trailing edges lie.
///
/// SwiftUI has a type of this name too: in a file that imports both, write
/// `AutoScale.LayoutDirection` or `SwiftUI.LayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight

  /// Leading is right, as in Arabic.
  case rightToLeft
}
