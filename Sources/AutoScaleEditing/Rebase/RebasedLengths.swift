import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation

/// The lengths of a document at another width, each at the attribute that states it.
struct RebasedLengths {
  private(set) var editor: DocumentEditor
  private(set) var changes: [DocumentRebase.LengthChange] = []
  private var keptLengths: [(line: Int, text: String)] = []
  private(set) var matchedClasses: Set<String> = []

  /// The factors of the fonts of views, by the index of the view's element.
  private(set) var fontFactors: [Int: Double] = [:]

  /// The lengths that stay, one line each.
  var kept: [String] { keptLengths.map(\.text) }

  private let text: DocumentText
  private let lines: LineIndex
  private let context: ScreenContext
  private let exceptedClasses: [String]
  private var exceptedNodes: Set<ObjectIdentifier> = []
  private let type: AdaptScreenWidthType

  /// The expected values of the edited document, by element and property.
  private var promises: [Promise: Double] = [:]

  private struct Promise: Hashable {
    let element: Int
    let property: ScaledProperty
  }

  /// Adapts a document, and finds the attributes of the changed lengths.
  init(of text: DocumentText, by adaptation: DocumentAdaptation) throws {
    self.text = text
    lines = LineIndex(text.bytes)
    editor = DocumentEditor(text)
    exceptedClasses = adaptation.exceptedClasses
    type = adaptation.type
    // The lengths of all size classes, not only those that apply on the canvas.
    let document = try text.showingAllSizeClasses().document()
    context = adaptation.context(for: document)
    matchedClasses = adaptation.adapt(document).matchedClasses
    for node in document.views.flatMap(\.subtree) {
      if isExcepted(node) { exceptedNodes.insert(ObjectIdentifier(node)) }
      guard let element = document.elementIndex(of: node) else { continue }
      add(node, at: element)
      for constraint in node.constraints {
        guard let element = document.elementIndex(of: constraint) else { continue }
        add(constraint, at: element)
      }
    }
    keptLengths.sort { ($0.line, $0.text) < ($1.line, $1.text) }
    changes.sort { ($0.line, $0.attribute) < ($1.line, $1.attribute) }
  }

  /// Scales each length that the walk scaled in the tree, and each that the document alone has.
  private mutating func add(_ node: ViewNode, at element: Int) {
    let properties = node.adaptableProperties
    let isExcepted = exceptedNodes.contains(ObjectIdentifier(node))
    for property in ScaledProperty.ofViews {
      let places = text.places(of: property, in: element)
      if properties.contains(ScaledPropertySet(only: property)) {
        add(node.adaptableLength(property), property, at: element, places)
      } else if type.contains(property.type), !isExcepted {
        // A negative size stands for an automatic one.
        for place in places where !property.isItemSize || (text.number(place) ?? 0) > 0 {
          scale(place, as: property, in: element)
        }
      }
    }
  }

  private mutating func add(
    _ length: TrackedLength, _ property: ScaledProperty, at element: Int, _ places: [LengthPlace]
  ) {
    guard length.ledgerEntry != nil else { return }
    if places.isEmpty { return keep(property.description, length, of: element) }
    if property == .fontSize { fontFactors[element] = length.value / length.design }
    for place in places { scale(place, as: property, in: element) }
    promises[Promise(element: element, property: property)] = length.value
  }

  private mutating func add(_ constraint: LayoutConstraint, at element: Int) {
    let length = constraint.adaptableConstant.length
    guard length.ledgerEntry != nil else { return }
    if text.value("symbolic", of: element) == "YES" {
      keep("standard spacing", length, of: element)
      return
    }
    for place in text.places(of: .constraint, in: element) {
      scale(place, as: .constraint, in: element)
    }
    promises[Promise(element: element, property: .constraint)] = length.value
  }

  /// Whether a node or one around it has an excepted class; its parent was visited before it.
  private func isExcepted(_ node: ViewNode) -> Bool {
    if let parent = node.parent, exceptedNodes.contains(ObjectIdentifier(parent)) { return true }
    return exceptedClasses.contains { node.isKind(ofClassNamed: $0) }
  }

  /// The line of an element, from 1.
  private func line(of element: Int) -> Int {
    lines.position(of: text.markup.elements[element].startTag.lowerBound).line
  }

  private mutating func keep(_ name: String, _ length: TrackedLength, of element: Int) {
    let line = line(of: element)
    let note =
      "\(text.path):\(line): note: \(title(of: element)) keeps its \(name) "
      + "\(length.design.text); the document does not state it"
    keptLengths.append((line, note))
  }

  private mutating func scale(_ place: LengthPlace, as property: ScaledProperty, in element: Int) {
    // The least positive number stands for "automatic".
    guard let old = text.number(place), old.magnitude > .leastNormalMagnitude else { return }
    let new = context.applied(old, to: property).rounded(toDigits: 12)
    guard new != old else { return }
    editor.set(place.attribute, to: new.shortDescription, of: place.element)
    let name = text.name(of: place.element)
    if ["integer", "real"].contains(name) {
      let fitting = new == new.rounded() ? "integer" : "real"
      if fitting != name { editor.rename(place.element, to: fitting) }
    }
    changes.append(
      DocumentRebase.LengthChange(
        path: text.path,
        line: line(of: place.element),
        element: title(of: element), attribute: place.attribute, old: old, new: new))
  }

  private func title(of element: Int) -> String {
    let id = text.value("id", of: element).map { " " + $0 } ?? ""
    return text.name(of: element) + id
  }

  /// Sets the device of the canvas.
  mutating func setDevice(_ device: InterfaceDevice) {
    guard let element = text.child("device", of: 0) else { return }
    editor.set("id", to: device.id, of: element)
  }

  /// The first length of the edited document that differs from its planned value, in words, or
  /// `nil`.
  func difference(to edited: InterfaceDocument) -> String? {
    for node in edited.views.flatMap(\.subtree) {
      guard let element = edited.elementIndex(of: node) else { continue }
      let properties = node.adaptableProperties
      for property in ScaledProperty.ofViews
      where properties.contains(ScaledPropertySet(only: property)) {
        let found = node.adaptableLength(property).value
        if let text = difference(found, property, at: element) { return text }
      }
      for constraint in node.constraints {
        guard let element = edited.elementIndex(of: constraint) else { continue }
        if let text = difference(constraint.constant, .constraint, at: element) { return text }
      }
    }
    return nil
  }

  private func difference(
    _ found: Double, _ property: ScaledProperty, at element: Int
  ) -> String? {
    // A length that only other size classes state was planned with the value of one of them.
    guard let promised = promises[Promise(element: element, property: property)],
      text.variations(of: element).isEmpty,
      (found - promised).magnitude > 1e-9 * max(1, promised.magnitude)
    else { return nil }
    return "\(title(of: element)) would have the \(property) \(found.text), not \(promised.text)"
  }
}

extension DocumentText {
  /// The number in an attribute.
  fileprivate func number(_ place: LengthPlace) -> Double? {
    number(place.attribute, of: place.element)
  }

  /// This document without its size-class variations: no variation applies, and a constraint whose
  /// constant only variations state has one of theirs.
  fileprivate func showingAllSizeClasses() throws(EditingError) -> DocumentText {
    var editor = DocumentEditor(self)
    for element in 0..<elementCount where name(of: element) == "variation" {
      editor.set("key", to: "widthClass=none", of: element)
      guard let parent = markup.elements[element].parent, name(of: parent) == "constraint",
        (number("constant", of: parent) ?? 0) == 0, variations(of: parent).first == element
      else { continue }
      let constants = variations(of: parent).compactMap { number("constant", of: $0) }
      if let constant = constants.first(where: { $0 != 0 }) {
        editor.set("constant", to: constant.shortDescription, of: parent)
      }
    }
    return try EditedDocument(self, editor.edits).text
  }
}

extension ScaledProperty {
  /// All lengths of views: those of a tree's nodes, and those that only documents and UIKit have.
  fileprivate static let ofViews: [ScaledProperty] =
    [.fontSize, .cornerRadius, .borderWidth]
    + Gap.allCases.map { .spacing($0) }
    + Insets.allCases.flatMap { insets in
      LayoutInsets.Edge.allCases.map { .insets(insets, $0) }
    }
    + ItemSize.allCases.map { .itemSize($0) }

  fileprivate var isItemSize: Bool { if case .itemSize = self { true } else { false } }
}

extension Double {
  /// The number with the given significant digits.
  fileprivate func rounded(toDigits digits: Int) -> Double {
    Double(String(format: "%.\(digits)g", self)) ?? self
  }
}
