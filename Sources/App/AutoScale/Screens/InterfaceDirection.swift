/// The direction of reading, which places the leading and trailing edges.
public enum InterfaceDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight

  /// Leading is right, as in Arabic.
  case rightToLeft
}
