import AutoScale
import AutoScaleTrees

/// The contents of a document with the variations of screens, each read once.
///
/// Contents are kept, so that values that a caller gives the views of a screen stay with that screen.
final class DocumentVariants {
  private let markup: MarkupTree
  private let path: String
  private let strings: InterfaceStrings?

  /// The names of the traits by which elements vary.
  private let names: Set<String>

  /// The traits of the document's own device.
  private let own: VariationTraits

  private let known: Guarded<[VariationTraits: DocumentContents]>

  /// Begins with the contents for the document's own device.
  init(
    of contents: DocumentContents, in markup: MarkupTree, path: String, strings: InterfaceStrings?
  ) {
    (self.markup, self.path, self.strings) = (markup, path, strings)
    names = contents.variedTraits ?? []
    own = contents.traits.restricted(to: names)
    known = Guarded([own: contents])
  }

  /// Returns the traits of a screen, or of the document's own device, by which elements vary.
  func traits(of screen: Screen?) -> VariationTraits {
    if names.isEmpty { return own }
    return screen.map { VariationTraits($0).restricted(to: names) } ?? own
  }

  /// Gives the views of all contents their values in the design.
  func restoreDesign() {
    let contents = known.withLock { Array($0.values) }
    for contents in contents {
      for view in contents.roots.lazy.flatMap(\.views) {
        view.restoreDesign()
        let frames = contents.designFrames[ObjectIdentifier(view)] ?? []
        for (node, frame) in zip(view.subtree, frames) { node.frame = frame }
      }
    }
  }

  /// Returns the contents for traits, whose elements are read if these are new.
  func contents(for traits: VariationTraits) -> DocumentContents {
    known.withLock { known in
      if let contents = known[traits] { return contents }
      let contents = DocumentContents(
        of: markup, path: path, strings: strings, installing: traits)
      known[traits] = contents
      return contents
    }
  }
}
