/// How a tree is adapted.
public struct AdaptationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt8

  /// Makes options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reports what would happen, and changes nothing.
  public static let dryRun = AdaptationOptions(rawValue: 1 << 0)

  /// Lists each change and each length that was left alone, in place of their numbers only.
  public static let fullReport = AdaptationOptions(rawValue: 1 << 1)

  /// Scales constraints that touch an excepted node and belong to another one, as multiplying the
  /// constants node by node would.
  public static let touchingConstraints = AdaptationOptions(rawValue: 1 << 3)

  /// Adapts the node and its constraints, and nothing below it.
  public static let nodeOnly = AdaptationOptions(rawValue: 1 << 2)
}
