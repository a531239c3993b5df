import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A difference from which changes of frames may follow.
struct FrameSource {
  /// The object id of the view or the constraint.
  let identifier: String

  /// The difference in words.
  let words: String

  /// Whether a view is added, removed or moved in the tree, so that its neighbors may change.
  private(set) var isStructural = false

  /// The lengths that it decides by itself.
  private(set) var direct: [FrameStep] = []

  /// The lengths that it decides together with what is tied to them.
  private(set) var others: [FrameStep] = []

  /// The lengths that it decides if nothing else does.
  private(set) var possible: [FrameStep] = []

  /// Makes a source of an object that differs; returns `nil` if no frame can follow from it.
  init?(_ change: ObjectChange, from old: DocumentSide, to new: DocumentSide) {
    identifier = change.identifier
    switch change.kind {
    case _ where change.isPart: return nil
    case .connection: return nil
    case .object:
      guard change.affectsLayout else { return nil }
      words = "\(change.name) is \(change.participle)"
      if change.change == .changed, change.move == nil {
        let all = FrameStep.all(of: identifier)
        direct = change.hasOtherFrame ? all : all.filter { $0.quantity == .size }
        possible = all
      } else {
        others = FrameStep.all(of: identifier)
        isStructural = true
      }
    case .constraint:
      words =
        change.isRenamed
        ? "\(change.oldName ?? "?") is now \(change.name)"
        : "\(change.name) is \(change.participle)"
      for side in [old, new] {
        guard let object = side.object(identifier) else { continue }
        addSteps(of: object, in: side)
      }
    }
  }

  /// Adds the lengths that a constraint decides.
  private mutating func addSteps(of object: OutlineObject, in side: DocumentSide) {
    let first = (object["firstItem"] ?? object.parent).map { Self.view(of: $0, in: side) }
    let second = object["secondItem"].map { Self.view(of: $0, in: side) }
    let steps = [(first, "firstAttribute", second), (second, "secondAttribute", first)].flatMap {
      view, attribute, other -> [FrameStep] in
      guard let view, let attribute = object[attribute].flatMap(LayoutAttribute.init) else {
        return []
      }
      let isSuperview = other.map { side.object($0)?.parent == view } ?? false
      return FrameStep.steps(of: attribute, of: view, isSuperview: isSuperview)
    }
    let isBetweenSiblings =
      if let first, let second {
        side.object(first)?.parent != second && side.object(second)?.parent != first
      } else {
        false
      }
    if isBetweenSiblings { others += steps } else { direct += steps }
  }

  /// Returns the view of an item, which may be a guide.
  private static func view(of item: String, in side: DocumentSide) -> String {
    guard let object = side.object(item), object.kind == .guide else { return item }
    return object.parent ?? item
  }
}

extension ObjectChange {
  /// Whether frames may follow from the change.
  fileprivate var affectsLayout: Bool {
    change != .changed || move != nil || properties.contains(where: \.affectsLayout)
  }

  /// Whether the frame itself is a property that differs.
  fileprivate var hasOtherFrame: Bool {
    properties.contains { ["Frame", "Autoresizing"].contains($0.name) }
  }

  /// The change as a participle, such as `moved`.
  fileprivate var participle: String {
    change == .changed && move != nil ? "moved" : change.rawValue
  }
}
