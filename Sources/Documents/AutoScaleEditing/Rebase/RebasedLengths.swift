import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// The lengths of a document at another width, each at the attribute that states it.
struct RebasedLengths {
  /// The edits of all lengths but those of placeholders.
  private(set) var editor: DocumentEditor

  /// The edits of the lengths that view trees have no place for.
  private(set) var treelessEditor: DocumentEditor

  /// The changed lengths but those of placeholders, with the indices of their elements.
  private(set) var changes: [Change] = []

  /// The scaled constants of constraints that are removed at build time, by the index of the element.
  private(set) var placeholders: [Int: Double] = [:]

  /// A changed length.
  struct Change {
    let length: StatedLength
    let new: Double
  }

  private let owned: OwnedLengths
  private let scaling: LengthScaling
  private var text: DocumentText { owned.text }

  /// Scales the lengths of a document that states them.
  init(of owned: OwnedLengths, by scaling: LengthScaling) {
    self.owned = owned
    self.scaling = scaling
    editor = DocumentEditor(owned.text)
    treelessEditor = DocumentEditor(owned.text)
    for length in owned.lengths where owned.isScaled(length) { add(length) }
  }

  private mutating func add(_ length: StatedLength) {
    let new = scaling.scaled(length.value, as: length.scaling.property)
    // A length that rounding keeps is not a change.
    guard new != length.value else { return }
    if owned.constraint(of: length)?.isPlaceholder == true {
      placeholders[length.element] = new
      return
    }
    changes.append(Change(length: length, new: new))
    editor.setNumber(new, at: length)
    // The tree of the adapted document gets the others by the walk.
    if !owned.isInTree(length) { treelessEditor.setNumber(new, at: length) }
  }

  /// Returns the edits of all lengths, with other constants for some placeholders.
  func edits(placeholders: [Int: Double]) -> [DocumentEdit] {
    var editor = editor
    for (element, constant) in placeholders.sorted(by: { $0.key < $1.key }) {
      editor.setNumber(constant, "constant", of: element)
    }
    return editor.edits
  }

  /// Returns the first changed number that an edited text with the same elements lacks, in words,
  /// or `nil`.
  func difference(to edited: DocumentText) -> String? {
    changes.lazy.compactMap { change in
      let found = edited.number(change.length.attribute, of: change.length.element)
      if found == change.new { return nil }
      return "\(text.title(of: change.length.element)) would have the \(change.length.attribute) "
        + "\(found?.text ?? "none"), not \(change.new.text)"
    }.first
  }
}

extension OwnedLengths {
  /// Returns the constraint that a length is the constant of.
  func constraint(of length: StatedLength) -> LayoutConstraint? {
    length.scaling == .property(.constraint) ? constraint(at: length.element) : nil
  }
}

extension DocumentEditor {
  /// Sets a length, in the spelling of the old number.
  fileprivate mutating func setNumber(_ number: Double, at length: StatedLength) {
    let name = text.name(of: length.element)
    if name == "integer" || name == "real" {
      setValue(number, of: length.element, named: name)
    } else {
      setNumber(number, length.attribute, of: length.element)
    }
  }

  fileprivate mutating func setNumber(_ number: Double, _ attribute: String, of element: Int) {
    let old = text.value(attribute, of: element) ?? ""
    set(attribute, to: number.description(like: old), of: element)
  }

  /// Sets the number of a `real` or `integer` element.
  ///
  /// Xcode writes reals with the digits of `longDescription`. An integer that becomes a real gets other
  /// digits, so that the way back makes it an integer again.
  private mutating func setValue(_ number: Double, of element: Int, named name: String) {
    let old = text.value("value", of: element) ?? ""
    let wasInteger = name == "integer" || Double(old)?.longDescription != old
    let isWhole = number == number.rounded()
    let newName = wasInteger && isWhole ? "integer" : "real"
    if newName != name { rename(element, to: newName) }
    let (short, long) = (number.shortDescription, number.longDescription)
    let value = !wasInteger ? long : isWhole || short != long ? short : short + "0"
    set("value", to: value, of: element)
  }
}

extension DocumentText {
  /// Returns the name of an element, and its id if it has one.
  func title(of element: Int) -> String {
    let id = value("id", of: element).map { " " + $0 } ?? ""
    return name(of: element) + id
  }
}
