/// All defects of the constraints of one closure.
///
///     do {
///       try title.makeConstraints { $0.top.equalToSuperview() }
///     } catch {
///       print(error)
///       // Login.swift:42: error: 'title.top' needs a superview; add 'title' to its parent first
///     }
public struct ConstraintError: Error, Hashable {
  /// A defect and its place.
  public struct Defect: Hashable, Sendable {
    /// The line of source, if known.
    public let place: ConstraintSource?

    /// The item and its attributes, such as `title.top`.
    public let element: String

    /// The reason.
    public let reason: Reason
  }

  /// The reasons for a defect; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// The attributes have no relation.
    case unfinished
    /// The item has no parent.
    case noSuperview
    /// The superview has no view or guide with this name.
    case noItem(named: String)
    /// The item had a parent, which no longer exists.
    case superviewIsGone
    /// The other item, which is named, is in another tree.
    case noCommonAncestor(String)
    /// An item of the constraint no longer exists, or is a guide without node.
    case itemIsGone
    /// The value has no part for the attribute.
    case noPart(of: String)
    /// The attribute on the right side, which is named, measures another quantity.
    case incomparable(String)
    /// The anchor has another number of attributes.
    case attributeCount(Int)
    /// The constant is not finite.
    case constant(Double)
    /// The factor is zero or not finite.
    case factor(Double)
    /// There is a factor but no attribute on the right side.
    case factorOfNothing(Double)
    /// The priority is not from 1 to 1000.
    case priority(Double)
    /// No constraint of the item matches this algebra for an update.
    case noMatch(String)
  }

  /// The defects in the order of their discovery; at least one.
  public let defects: [Defect]
}

extension ConstraintError: CustomStringConvertible {
  /// One line for each defect: place, problem, fix.
  public var description: String { defects.map(\.description).joined(separator: "\n") }
}

extension ConstraintError.Defect: CustomStringConvertible {
  /// One line, `File.swift:42: error: text`.
  public var description: String { (place.map { "\($0): " } ?? "") + "error: \(problem)" }

  /// The element, the problem and a fix.
  package var problem: String { "'\(element)' \(explanation)" }

  private var item: Substring { element.split(separator: ".").first ?? "" }

  private var explanation: String {
    switch reason {
    case .unfinished: "has no relation; add one, such as equalTo"
    case .noSuperview: "needs a superview; add '\(item)' to its parent first"
    case .noItem(let name):
      "is related to '\(name)', but its superview has no view or guide with this name; add one"
    case .superviewIsGone:
      "lost its superview, which no longer exists; keep the root of the tree of '\(item)' alive"
    case .noCommonAncestor(let other):
      "and '\(other)' are in different trees; add both to one tree first"
    case .itemIsGone:
      "cannot be activated, because one of its items no longer exists; make it again"
    case .noPart(let value): "has no part in \(value); give it a number"
    case .incomparable(let other):
      "cannot be related to '\(other)'; "
        + "relate lengths, or places of one axis, but not leading to left"
    case .attributeCount(let count):
      "is related to \(count) attributes; name equally many on both sides"
    case .constant(let constant): "has the constant \(constant); make it finite"
    case .factor(let factor) where factor.isInfinite:
      "is divided by zero, or has an infinite factor; make it finite"
    case .factor(let factor):
      "has the factor \(factor.shortDescription); make it finite and other than zero"
    case .factorOfNothing(let factor):
      "has the factor \(factor.shortDescription) without an attribute; relate it to one"
    case .priority(let priority):
      "has the priority \(priority.shortDescription); use one from 1 to 1000"
    case .noMatch(let algebra):
      "has no constraint '\(algebra)' to update; add it with makeConstraints, or replace all with remakeConstraints"
    }
  }
}
