import Foundation
import InterfaceBuilder
import LayoutReport
import Synchronization

/// An audit of many documents at the same time.
struct AuditRun: Sendable {
  let audit: Audit
  let language: String?
  let fontFolder: URL?

  /// What became of a document.
  enum Outcome: Sendable {
    /// It was looked at.
    case report(AuditReport)
    /// It cannot be read.
    case failure(path: String, message: String)
  }

  /// As many documents are looked at before their findings are taken.
  private static let batch = 64

  /// Looks at documents, and hands over what became of each, in their order.
  func forEach(of paths: [String], _ body: (Outcome) -> Void) {
    let fonts = Mutex(FontSearch(in: fontFolder.map { [$0] } ?? []))
    for start in stride(from: 0, to: paths.count, by: Self.batch) {
      let part = Array(paths[start..<min(start + Self.batch, paths.count)])
      let outcomes = Mutex([Outcome?](repeating: nil, count: part.count))
      DispatchQueue.concurrentPerform(iterations: part.count) { index in
        let outcome = outcome(of: part[index], fonts)
        outcomes.withLock { $0[index] = outcome }
      }
      for outcome in outcomes.withLock({ $0 }).compactMap(\.self) { body(outcome) }
    }
  }

  private func outcome(of path: String, _ fonts: borrowing Mutex<FontSearch>) -> Outcome {
    do throws(InterfaceBuilderError) {
      let document = try InterfaceDocument(contentsOf: URL(filePath: path), language: language)
      var audit = audit
      audit.fonts = fonts.withLock { $0.fonts(for: document) }
      return .report(audit.report(on: document))
    } catch {
      return .failure(path: path, message: error.description)
    }
  }
}
