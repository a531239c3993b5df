/// Options for adapting a tree.
public struct AdaptationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt8

  /// Makes options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reports the changes without making them.
  public static let dryRun = AdaptationOptions(rawValue: 1 << 0)

  /// Lists each change and each skipped length instead of only counting them.
  public static let fullReport = AdaptationOptions(rawValue: 1 << 1)

  /// Also scales constraints between an excepted node and another node, as scaling each node's own
  /// constants by hand would.
  public static let touchingConstraints = AdaptationOptions(rawValue: 1 << 3)

  /// Adapts the node and its constraints, but no descendants.
  public static let nodeOnly = AdaptationOptions(rawValue: 1 << 2)

  /// Leaves the notes of the report to the caller; without it, a debug build also prints the first ones.
  public static let quiet = AdaptationOptions(rawValue: 1 << 4)
}
