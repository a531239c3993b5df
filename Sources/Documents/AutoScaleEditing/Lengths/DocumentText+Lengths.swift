import AutoScale

/// A number of a document that is a length.
struct StatedLength {
  /// The index of the element.
  let element: Int
  /// The attribute.
  let attribute: String
  /// The length, in points.
  let value: Double
  /// The way in which it is scaled.
  let scaling: LengthAttribute.Scaling
}

/// A number in a runtime attribute whose name does not tell whether it is a length.
struct UnnamedNumber {
  /// The index of the runtime attribute's element.
  let element: Int
  /// The key path.
  let keyPath: String
  /// The number.
  let value: Double
}

extension DocumentText {
  /// Returns the lengths of all elements, for all size classes, in document order.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  func statedLengths(_ runtimeLengths: RuntimeLengths) -> [StatedLength] {
    var lengths: [StatedLength] = []
    var element = 0
    while element < elementCount {
      if isComment(element) {
        element = markup.elements[element].end
        continue
      }
      lengths +=
        name(of: element) == "userDefinedRuntimeAttribute"
        ? runtimeLengths.lengths(of: element, in: self) : self.lengths(in: element)
      element += 1
    }
    return lengths
  }

  /// Returns whether an element is a designer's comment, which Interface Builder keeps for people and no app shows.
  func isComment(_ element: Int) -> Bool { value("key", of: element) == "userComments" }

  /// Returns the sizes of the fonts of a view, without those of its subviews, for all size classes.
  func fontSizes(of view: Int) -> [StatedLength] {
    // Subviews have their own fonts.
    children(of: view).filter { name(of: $0) != "subviews" && !isComment($0) }
      .flatMap { $0..<markup.elements[$0].end }
      .flatMap(lengths).filter { $0.scaling == .property(.fontSize) }
  }

  private func lengths(in element: Int) -> [StatedLength] {
    attributes(of: element).compactMap { attribute in
      // The least positive number means a stated zero: Xcode writes it as `maxX` of zero
      // `imageEdgeInsets`, 157 times in the corpus.
      guard let value = number(attribute.name, of: element),
        value.magnitude > .leastNormalMagnitude, value > 0 || !attribute.isPositive
      else { return nil }
      // Xcode writes the width of an indentation beside every cell; without a level it moves nothing.
      if attribute.name == "indentationWidth", (number("indentationLevel", of: element) ?? 0) == 0 {
        return nil
      }
      return StatedLength(
        element: element, attribute: attribute.name, value: value, scaling: attribute.scaling)
    }
  }

  private func attributes(of element: Int) -> [LengthAttribute] {
    let name = name(of: element)
    let parent = markup.elements[element].parent.map(self.name) ?? ""
    if name == "variation" {
      // A variation has the attributes of its parent.
      return LengthAttribute.rows(of: parent).first { $0.key == nil && $0.parent == nil }?
        .attributes
        ?? []
    }
    // Rows with a key or a parent are before the row of all others.
    let row = LengthAttribute.rows(of: name).first { row in
      (row.key == nil || row.key == value("key", of: element))
        && (row.parent == nil || row.parent == parent)
    }
    return row?.attributes ?? []
  }

  /// Returns the variations of an element for size classes.
  func variations(of element: Int) -> [Int] {
    children(of: element).filter { name(of: $0) == "variation" }
  }

  /// Returns the children of an element with a name.
  func children(named name: String, of element: Int) -> [Int] {
    children(of: element).filter { self.name(of: $0) == name }
  }
}
