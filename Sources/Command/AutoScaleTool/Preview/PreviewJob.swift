import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import Foundation

/// How documents are shown.
struct PreviewJob: Sendable {
  var options: PreviewOptions
  let conditions: [ViewingCondition]
  let assets: ProjectAssets
  let reader: DocumentReader

  /// The findings on the pages.
  var findings: PageFindings

  /// The address that opens a document in an editor.
  let editor: EditorAddress?

  /// The number of threads for one document.
  let threads: Int

  /// The outcome for a document.
  struct Outcome: Sendable {
    /// The reason for which the document could not be read or written.
    var failure: String?

    /// The contradictions in the document.
    var defects: [String] = []

    /// The warnings about it, contradictions among them.
    var warnings: [String] = []

    /// Why its page lacks a part, if it does.
    var note: String?

    /// Whether it could not be read or written, or contradicts itself.
    var hasFindings: Bool { failure != nil || !defects.isEmpty }

    /// The path of the written page, or the page itself for the standard output.
    var text: String?

    /// The findings on the page, if it has any list of them.
    var findings: [Finding]?

    /// The small picture of the page.
    var thumbnail: String?

    /// The entry of the written page in an index.
    var entry: PreviewIndex.Entry?

    /// Writes the warnings, the note and the failure to the standard error.
    func report(of source: PreviewSource, on terminal: Terminal) {
      terminal.warn(warnings, of: source.path)
      if !defects.isEmpty { terminal.report(contradictions: defects.count, in: source.path) }
      if let note { terminal.error(note) }
      if let failure { terminal.error(failure) }
    }
  }

  /// The number of views above which a page has no slider; its memory grows with views times widths.
  static let mostViewsWithSlider = 2000

  /// Draws a document, and writes the outputs of a target.
  func run(
    _ source: PreviewSource, to target: PreviewTarget, links: PreviewLinks? = nil
  ) -> Outcome {
    var outcome = Outcome()
    do {
      var documents = try TranslatedDocuments(at: source.path, by: reader)
      let preview = try draw(&documents, of: source, to: target, &outcome)
      if let page = target.page, var preview {
        // Findings are those of the document's own texts, whatever the tabs show.
        let own = try documents.document(in: nil)
        outcome.findings = try findings.findings(in: own, fonts: assets.fonts(for: own))
        outcome.findings.map { preview.show($0) }
        if case .known = findings { preview.opensOnFindings = true }
        preview.editorAddress = editor?.address(of: source.path)
        preview.links = links
        outcome.entry = preview.indexEntry(named: source.name)
        outcome.thumbnail = preview.thumbnail
        outcome.text = try page.write(preview, of: source)
      }
    } catch {
      outcome.failure = "\(error)"
    }
    return outcome
  }

  /// Draws a document in all conditions, writes single pictures, and returns the page if the target has one.
  private func draw(
    _ documents: inout TranslatedDocuments, of source: PreviewSource, to target: PreviewTarget,
    _ outcome: inout Outcome
  ) throws -> DocumentPreview? {
    var preview: DocumentPreview?
    for condition in conditions {
      let document = try documents.document(in: condition.language)
      outcome.defects = document.warnings.filter(\.isDefect).map(\.description)
      outcome.warnings = document.warnings.map(\.description)
      var options = options(for: document)
      if target.page != nil {
        if options.showsEveryWidth, let note = document.noteWithoutSlider {
          options.showsEveryWidth = false
          outcome.note = "\(source.path): note: \(note)"
        }
        preview = preview ?? DocumentPreview(of: source.path, options: options)
        preview?.threads = threads
        // A page has a switch for the keyboard.
        var condition = condition
        condition.showsKeyboard = false
        preview?.add(document, under: condition)
      }
      if target.pictures != nil {
        try target.write(
          DocumentPictures(of: document, under: condition, options: options), of: source)
      }
    }
    return preview
  }

  /// Returns the options with the fonts and images of a document, and in its orientation and appearance.
  private func options(for document: InterfaceDocument) -> PreviewOptions {
    var options = options
    options.fonts = assets.fonts(for: document)
    options.images = assets.images(for: document)
    if options.appearances.isEmpty { options.appearances = [document.isDark ? .dark : .light] }
    // --landscape and --split-view add to the placements, and then decide.
    if document.device?.isLandscape == true, options.placements == [.fullScreen] {
      options.placements = [.landscape]
    }
    return options
  }
}

extension InterfaceDocument {
  /// Why its page has no slider, if it has too many views.
  fileprivate var noteWithoutSlider: String? {
    let count = views.reduce(0) { count, root in
      root.subtree.reduce(count) { count, _ in count + 1 }
    }
    guard count > PreviewJob.mostViewsWithSlider else { return nil }
    return "the slider is left out, because \(count) views are more than "
      + "\(PreviewJob.mostViewsWithSlider)"
  }
}
