import AutoScale
import AutoScaleEditing
import AutoScaleTrees

/// One step of a change that may fix a fault.
enum RemedyStep {
  /// A constraint is added.
  case add(LayoutConstraint)
  /// A constraint is removed.
  case remove(LayoutConstraint)
  /// A constraint gets another priority.
  case prioritize(LayoutConstraint, LayoutPriority)
  /// A constraint gets another constant.
  case resize(LayoutConstraint, Double)
  /// The left and right edges of a constraint become leading and trailing ones.
  case follow(LayoutConstraint)
  /// A constraint gets another item in place of one.
  case pin(LayoutConstraint, from: any LayoutItem, to: LayoutGuide)
  /// A view gets a safe area guide.
  case addGuide(LayoutGuide, to: ViewNode)
  /// A view hugs its content more.
  case hug(ViewNode, LayoutAxis, LayoutPriority)
  /// A view resists compression more.
  case resist(ViewNode, LayoutAxis)
  /// A label gets any number of lines.
  case wrap(LabelNode)
  /// A text gets a larger font.
  case enlarge(ViewNode, Double)
}

// MARK: - Words

extension RemedyStep {
  /// Describes the step, with names for items; `nil` for a guide of a view made in code, which every view has.
  func words(naming name: (any LayoutItem) -> String) -> String? {
    switch self {
    case .add(let constraint): "add \(constraint.algebra(naming: name))"
    case .remove(let constraint): "remove \(constraint.algebra(naming: name))"
    case .prioritize(let constraint, let priority):
      "give \(constraint.algebra(naming: name)) the priority \(priority)"
    case .resize(let constraint, let constant):
      "give \(constraint.algebra(naming: name)) the constant \(constant.text)"
    case .follow(let constraint):
      "let \(constraint.algebra(naming: name)) follow the direction of reading"
    case .pin(let constraint, _, _):
      "pin \(constraint.algebra(naming: name)) to the safe area in place of the screen"
    case .addGuide(let guide, _) where guide.identifier == nil: nil
    case .addGuide(_, let node): "turn on the Safe Area Layout Guide of \(name(node))"
    case .hug(let node, let axis, let priority):
      "raise the \(axis.rawValue) hugging of \(name(node)) to \(priority)"
    case .resist(let node, let axis):
      "raise the \(axis.rawValue) compression resistance of \(name(node)) to \(Self.resistance)"
    case .wrap(let label): "let \(name(label)) have any number of lines"
    case .enlarge(let node, let size): "give \(name(node)) a font of \(size.text) pt"
    }
  }

  /// The priority of a view that resists compression more than others do.
  ///
  /// One more than the 750 that UIKit gives all contents.
  private static let resistance: LayoutPriority = 751
}

// MARK: - Changes of documents

extension RemedyStep {
  /// The change of a document that makes the step, if all elements have object ids.
  var changes: [DocumentChange]? {
    switch self {
    case .add(let constraint): ConstraintMarkup(constraint).map { [.addConstraint($0)] }
    case .remove(let constraint): constraint.identifier.map { [.removeConstraint($0)] }
    case .prioritize(let constraint, let priority):
      constraint.identifier.map {
        [.setAttribute("priority", of: $0, to: priority.description)]
      }
    case .resize(let constraint, let constant):
      constraint.identifier.map {
        [.setAttribute("constant", of: $0, to: constant.shortDescription)]
      }
    case .follow(let constraint):
      constraint.identifier.map { id in
        let attributes = [
          ("firstAttribute", constraint.firstAttribute),
          ("secondAttribute", constraint.secondAttribute),
        ]
        return attributes.compactMap { name, attribute in
          guard let following = attribute?.following, following != attribute else { return nil }
          return .setAttribute(name, of: id, to: following.rawValue)
        }
      }
    case .pin(let constraint, let old, let guide):
      Self.changes(pinning: constraint, from: old, to: guide)
    case .addGuide(_, let node): node.identifier.map { [.addSafeArea(of: $0)] }
    case .hug(let node, let axis, let priority):
      node.identifier.map {
        [.setAttribute("\(axis.rawValue)HuggingPriority", of: $0, to: priority.description)]
      }
    case .resist(let node, let axis):
      node.identifier.map {
        [
          .setAttribute(
            "\(axis.rawValue)CompressionResistancePriority", of: $0,
            to: Self.resistance.description)
        ]
      }
    case .wrap(let label):
      label.identifier.map { [.setAttribute("numberOfLines", of: $0, to: "0")] }
    case .enlarge(let node, let size):
      node.identifier.map { [.raiseFontSize(of: $0, to: size)] }
    }
  }
}

extension RemedyStep {
  /// Returns the changes that give a constraint a guide in place of an item, if all have object ids.
  private static func changes(
    pinning constraint: LayoutConstraint, from old: any LayoutItem, to guide: LayoutGuide
  ) -> [DocumentChange]? {
    guard let id = constraint.identifier, let guideID = guide.identifier,
      let markup = constraint.replacing(old, with: guide).flatMap({ ConstraintMarkup($0) })
    else { return nil }
    let isKept =
      markup.owner == guide.owner?.identifier
      && guide.owner?.constraints.contains { $0 === constraint } ?? false
    // A constraint of another view than the one around both items is replaced, as Xcode does.
    guard isKept else { return [.removeConstraint(id), .addConstraint(markup)] }
    let attribute = constraint.firstItem === old ? "firstItem" : "secondItem"
    // A standard distance is 0 to a safe area, where it is 20 to a view.
    return [.setAttribute(attribute, of: id, to: guideID), .removeAttribute("symbolic", of: id)]
  }
}

extension LayoutAttribute {
  /// The attribute that follows the direction of reading, in place of one that does not.
  fileprivate var following: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}

extension LayoutConstraint {
  /// The constraint that follows the direction of reading; `nil` if this one does already.
  fileprivate var following: LayoutConstraint? {
    guard let firstItem else { return nil }
    let (first, second) = (firstAttribute.following, secondAttribute?.following)
    if first == firstAttribute, second == secondAttribute { return nil }
    return LayoutConstraint(
      firstItem, first, relation, to: secondItem, second, multiplier: multiplier,
      constant: constant, priority: priority)
  }

  /// Whether the constraint is about a left or a right edge.
  var isAboutFixedSide: Bool {
    firstAttribute.following != firstAttribute || secondAttribute?.following != secondAttribute
  }
}

// MARK: - Trials

extension RemedyStep {
  /// Makes the step in a tree.
  ///
  /// - Returns: The reverse step, or nil for a constraint between views without a common ancestor.
  func make() -> (() -> Void)? {
    switch self {
    case .add(let constraint): return Self.activate(constraint)
    case .remove(let constraint):
      // A placeholder has no effect, and keeps its place among the constraints.
      constraint.isPlaceholder = true
      return { constraint.isPlaceholder = false }
    case .prioritize(let constraint, let priority):
      return Self.set(\.priority, of: constraint, to: priority)
    case .resize(let constraint, let constant):
      return Self.set(\.constant, of: constraint, to: constant)
    case .follow(let constraint):
      return Self.replace(constraint, by: constraint.following)
    case .pin(let constraint, let old, let guide):
      return Self.replace(constraint, by: constraint.replacing(old, with: guide))
    case .addGuide(let guide, let node):
      node.addGuide(guide)
      return { node.removeGuide(guide) }
    case .hug(let node, let axis, let priority):
      return Self.set(axis.priority(in: \ViewNode.contentHugging), of: node, to: priority)
    case .resist(let node, let axis):
      return Self.set(
        axis.priority(in: \ViewNode.contentCompressionResistance), of: node, to: Self.resistance)
    case .wrap(let label): return Self.set(\.numberOfLines, of: label, to: 0)
    case .enlarge(let node, let size):
      var font = node.font
      font?.size = size
      return Self.set(\.font, of: node, to: font)
    }
  }

  /// Sets a property, and returns the way back.
  private static func set<Object: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value>, of object: Object, to value: Value
  ) -> () -> Void {
    let old = object[keyPath: property]
    object[keyPath: property] = value
    return { object[keyPath: property] = old }
  }

  /// Lets a constraint have no effect, and another one in its place.
  private static func replace(
    _ constraint: LayoutConstraint, by new: LayoutConstraint?
  ) -> (() -> Void)? {
    guard let new, let undo = activate(new) else { return nil }
    constraint.isPlaceholder = true
    return {
      constraint.isPlaceholder = false
      undo()
    }
  }

  private static func activate(_ constraint: LayoutConstraint) -> (() -> Void)? {
    do throws(ConstraintError) {
      try constraint.activate()
    } catch {
      return nil
    }
    return { constraint.deactivate() }
  }
}

extension LayoutAxis {
  /// Returns the priority along the axis, in a pair of priorities.
  fileprivate func priority(
    in pair: ReferenceWritableKeyPath<ViewNode, ContentPriority>
  ) -> ReferenceWritableKeyPath<ViewNode, LayoutPriority> {
    switch self {
    case .horizontal: pair.appending(path: \.horizontal)
    case .vertical: pair.appending(path: \.vertical)
    }
  }
}
