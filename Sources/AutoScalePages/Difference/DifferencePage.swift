import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
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

  /// Draws a document that differs.
  ///
  /// A document with many scenes that differ is drawn on the screens of devices alone, and one with few on
  /// all screens of its audit.
  ///
  /// - Parameters:
  ///   - document: The document with its difference.
  ///   - images: The source of images and named colors, if there is one.
  /// - Complexity: A layout and a picture of each scene on each screen, in both versions.
  package mutating func add(_ document: Document, images: (any PictureImageSource)? = nil) {
    guard !document.difference.isEmpty else { return }
    let screens = document.audit.uprightScreens
    let devices = screens.filter { $0.device != nil }
    let painter = DifferencePainter(document, images: images)
    let differing = painter.differingScenes(on: devices.first ?? screens.first)
    let shown = differing.count > Self.mostScenesOnEveryWidth ? devices : screens
    data.add(
      document, scenes: painter.scenes(differing, on: shown, pictures: &data.table))
  }

  /// The largest number of scenes that are drawn on widths between those of devices.
  private static let mostScenesOnEveryWidth = 3

  /// The HTML of the page.
  package var html: String {
    PageShell(
      title: "Differences", style: .differenceStyle, script: .differenceScript,
      body: "<h1>\(data.heading.escapedForXML)</h1>\n\(WebFile.differenceBody.text)",
      data: data.jsonInMarkup
    ).html
  }
}
