import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures
import AutoScaleSourceText
import Foundation

/// A page of the differences of documents: both versions on each screen, and the differences in words.
package struct DifferencePage {
  /// A document with its two versions.
  package struct Document {
    /// The path, and the words for a new, deleted or renamed document.
    package let title: String
    /// The old version, or `nil` for a new document.
    package let old: InterfaceDocument?
    /// The new version, or `nil` for a deleted document.
    package let new: InterfaceDocument?
    /// The difference.
    package let difference: DocumentDifference
    /// The audit whose screens the page shows.
    package let audit: Audit
    /// The ways in which screens show the app.
    package var contexts = DocumentDifference.usualContexts

    /// Makes a document of a page.
    package init(
      title: String, from old: InterfaceDocument?, to new: InterfaceDocument?,
      difference: DocumentDifference, audit: Audit
    ) {
      (self.title, self.old, self.new) = (title, old, new)
      (self.difference, self.audit) = (difference, audit)
    }
  }

  private var data = DifferenceData()

  /// Makes a page without documents.
  package init() {}

  /// Draws the scenes of a document that differ, on all screens of its audit.
  ///
  /// - Parameters:
  ///   - document: The document with its difference.
  ///   - images: The source of images and named colors, if there is one.
  /// - Complexity: A layout and a picture of each scene on each screen, in both versions.
  package mutating func add(_ document: Document, images: (any PictureImageSource)? = nil) {
    guard !document.difference.isEmpty else { return }
    let painter = DifferencePainter(document, images: images)
    let scenes = painter.scenes(pictures: &data.table)
    data.add(
      DifferenceData.Document(
        title: document.title, sections: DifferenceSection.sections(of: document.difference),
        views: painter.views, scenes: scenes))
  }

  /// The HTML of the page.
  package var html: String {
    PageShell(
      title: "Differences", style: .differenceStyle, script: .differenceScript,
      body:
        "<header><h1>\(data.heading.escapedForXML)</h1></header>\n\(WebFile.differenceBody.text)",
      data: data.jsonInMarkup
    ).html
  }
}
