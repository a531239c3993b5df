import AutoScaleSourceText

/// Reads values from elements and collects their defects.
///
/// One reader is used for all phases of reading a document.
struct ElementReader {
  let path: String

  /// The texts in another language.
  let strings: InterfaceStrings?

  /// The images of the document, once they are read.
  var resources = InterfaceResources()

  /// The traits that select variations, once the device is known.
  var traits = VariationTraits.none

  /// The defects of the elements read so far.
  private(set) var warnings: [InterfaceBuilderWarning] = []

  init(path: String, strings: InterfaceStrings?) {
    self.path = path
    self.strings = strings
  }

  /// Reports a defect at the beginning of an element.
  mutating func warn(_ reason: InterfaceBuilderWarning.Reason, at element: MarkupElement) {
    let place = SourcePlace(path: path, position: element.position)
    warnings.append(InterfaceBuilderWarning(reason, place: place, element: element.ownedTitle))
  }
}
