import AutoScaleSourceText

/// Reads values from elements, and keeps what is wrong with them.
///
/// What it knows besides the element never changes while a document is read: the texts in another
/// language, the images, and the traits that decide which variations hold. Each phase of reading has
/// a reader of its own, whose warnings are part of what the phase found.
struct ElementReader {
  let path: String
  private(set) var strings: InterfaceStrings?
  private(set) var resources = InterfaceResources()
  private(set) var traits = VariationTraits.none

  /// What is wrong with the elements that were read.
  private(set) var warnings: [InterfaceBuilderWarning] = []

  /// Makes a reader for what a document says of itself.
  init(path: String) { self.path = path }

  /// Makes a reader for the objects of a document.
  init(
    path: String, strings: InterfaceStrings?, resources: InterfaceResources, traits: VariationTraits
  ) {
    self.path = path
    self.strings = strings
    self.resources = resources
    self.traits = traits
  }

  /// Reports a defect at the beginning of an element.
  mutating func warn(_ reason: InterfaceBuilderWarning.Reason, at element: MarkupElement) {
    let place = SourcePlace(path: path, position: element.position)
    warnings.append(InterfaceBuilderWarning(reason, place: place, element: element.title))
  }
}
