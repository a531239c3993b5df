/// Rules of Xcode's canvas for layouts with stored sizes.
///
/// Each rule holds in files of many repositories. A test turns them off one by one, and prints the
/// numbers of views that each rule fixes and breaks.
struct CanvasRules: OptionSet {
  let rawValue: Int

  /// A view without content keeps its size unless something gives it another one.
  ///
  /// With ``keptStackSizes`` it fixes 67, 39, 7 and 26 views in four sets of documents, and breaks
  /// one.
  static let keptSizes = CanvasRules(rawValue: 1 << 0)

  /// A stack keeps its size unless constraints or its views give it one.
  static let keptStackSizes = CanvasRules(rawValue: 1 << 1)

  /// An arranged view that follows its autoresizing mask keeps its size.
  ///
  /// It fixes 54 views, and breaks 10.
  static let arrangedSizes = CanvasRules(rawValue: 1 << 2)

  /// A plain view with subviews keeps its size unless constraints or subviews give it one.
  static let keptContainerSizes = CanvasRules(rawValue: 1 << 3)

  /// Frames come from another device: a view without content keeps its size only where nothing else
  /// decides it.
  static let weakSizes = CanvasRules(rawValue: 1 << 4)

  /// All rules of Xcode.
  static let all: CanvasRules = [
    .keptSizes, .keptStackSizes, .arrangedSizes, .keptContainerSizes,
  ]
}
