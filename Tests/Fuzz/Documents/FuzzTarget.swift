import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScaleXcodeCanvas
import Foundation

/// Reads the bytes as a document, lays out whatever views come of it, and compares the frames with
/// those that it states, and looks for what breaks; and as texts for one.
///
/// A document of any content gives views or an error, and views of any content give frames.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Invariant: the fuzzer keeps the bytes alive and unchanged until this function returns.
  let data = Data(UnsafeRawBufferPointer(start: start, count: count))
  do {
    let strings =
      data.first == UInt8(ascii: "<") ? nil : try InterfaceStrings(data: data, path: "Fuzz.strings")
    let document = try InterfaceDocument(
      data: strings == nil ? data : screen, path: "Fuzz.xib", strings: strings)
    let context = try ScreenContext(width: 375, height: 667, pixelsPerPoint: 2)
    for warning in document.warnings { precondition(!warning.description.isEmpty) }
    for view in document.views {
      let result = LayoutEngine().layout(view, in: context)
      precondition(result.frames.count == result.nodes.count)
      precondition(result.frames.allSatisfy { ($0.maxX + $0.maxY).isFinite }, "\(result.frames)")
    }
    let comparison = FrameComparison(of: DocumentLayout(document))
    precondition(comparison.scored == comparison.agreeing + comparison.misses.count)
    precondition(comparison.misses.allSatisfy { !$0.reason.isEmpty })
    var audit = Audit()
    audit.widths = 373...376
    let report = audit.report(on: document)
    precondition(report.findings.allSatisfy { !$0.summary.isEmpty && !$0.widths.ranges.isEmpty })
    for finding in report.findings.prefix(2) {
      precondition(finding.picture?.svg.isEmpty == false)
      precondition(finding.illustration?.drawing.lines.isEmpty == false)
    }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  return 0
}

/// The document whose texts are replaced.
private let screen = Data(
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <label id="a" text="Welcome"/></objects></document>
  """.utf8)
