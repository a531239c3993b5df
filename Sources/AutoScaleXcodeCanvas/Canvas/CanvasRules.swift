/// What only Xcode's canvas does where sizes are the stored ones.
///
/// Each rule holds in files of many repositories; a test turns them off one by one, and prints how many
/// views each brings into place and how many it moves away.
struct CanvasRules: OptionSet {
  let rawValue: Int

  /// A view without content keeps the size that it has, where nothing gives it another one.
  static let keptSizes = CanvasRules(rawValue: 1 << 0)

  /// A stack keeps the size that it has, where neither constraints nor its views give it one.
  static let keptStackSizes = CanvasRules(rawValue: 1 << 1)

  /// A view that a stack arranges, and that follows its autoresizing mask, keeps its size.
  static let arrangedSizes = CanvasRules(rawValue: 1 << 2)

  /// A plain view with others in it keeps the size that it has, where neither constraints nor the
  /// views in it give it one.
  static let keptContainerSizes = CanvasRules(rawValue: 1 << 3)

  /// All rules.
  static let all: CanvasRules = [
    .keptSizes, .keptStackSizes, .arrangedSizes, .keptContainerSizes,
  ]
}
