import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// Writes constraints of a document as Swift code in the DSL.
///
/// A view is called by its outlet or its label, or else by its class, such as `label`.
struct ConstraintCode {
  let document: InterfaceDocument

  /// Returns the code of a constraint, or nil if one of its items is gone.
  ///
  ///     title.makeConstraints { $0.top.equalTo(card.bottom).offset(8) }
  func code(of constraint: LayoutConstraint) -> String? {
    guard let first = constraint.firstItem, let terms = terms(of: constraint) else { return nil }
    let priority = constraint.priority == .required ? "" : ".priority(\(constraint.priority))"
    return "\(name(of: first)).makeConstraints { "
      + "$0.\(constraint.firstAttribute).\(constraint.relation)To\(terms)\(priority) }"
  }

  /// Returns the right side: `(card.bottom).offset(8)`, or only the constant.
  private func terms(of constraint: LayoutConstraint) -> String? {
    guard let attribute = constraint.secondAttribute else { return "(\(constraint.constant.text))" }
    guard let second = constraint.secondItem else { return nil }
    let factor = constraint.multiplier == 1 ? "" : ".multipliedBy(\(constraint.multiplier.text))"
    let offset = constraint.constant == 0 ? "" : ".offset(\(constraint.constant.text))"
    return "(\(name(of: second)).\(attribute))\(factor)\(offset)"
  }

  private func name(of item: any LayoutItem) -> String {
    // A guide of its own has a name; the others belong to their view.
    if let guide = item.layoutGuide, let owner = guide.owner, guide.kind != .custom {
      return "\(name(of: owner)).guide(.\(guide.kind))"
    }
    let name = document.name(of: item)
    return (name.hasPrefix("UI") ? String(name.dropFirst(2)) : name).asIdentifier
  }
}

extension String {
  /// The words of the text as one identifier, such as `saveButton` for `Save Button`, or `view` for a text
  /// without letters.
  fileprivate var asIdentifier: String {
    // An identifier cannot start with a digit.
    let words = split { !($0.isLetter || $0.isNumber) }.drop { $0.first?.isNumber ?? true }
    guard let first = words.first else { return "view" }
    return first.startingSmall + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}
