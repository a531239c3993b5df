/// The direction in which a language is read, which decides where leading and trailing edges lie.
public enum InterfaceDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight

  /// Leading is right, as in Arabic.
  case rightToLeft
}
