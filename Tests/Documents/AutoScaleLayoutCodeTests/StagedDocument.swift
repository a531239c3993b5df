import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation

@testable import AutoScaleLayoutCode

/// A document of one screen, as each stage hands it to the next.
struct StagedDocument {
  let source: DocumentSource
  let coverage: Coverage
  let facts: [ClassFacts]
  let models: [ClassModel]

  init(_ scene: AuditDocument, style: CodeStyle = .anchors) throws {
    let document = try InterfaceDocument(data: Data(scene.text.utf8), path: "Card.storyboard")
    source = DocumentSource(document, options: CodeOptions(style: style))
    let reader = Reader(source)
    facts = document.roots.flatMap { reader.classes(of: $0) }
    coverage = reader.coverage
    var maker = ModelMaker(source, roots: Array(document.roots))
    models = maker.models(of: facts)
  }

  /// A screen with one element in its view.
  init(view: String, style: CodeStyle = .anchors) throws {
    var scene = AuditDocument()
    scene.views = [view]
    try self.init(scene, style: style)
  }
}
