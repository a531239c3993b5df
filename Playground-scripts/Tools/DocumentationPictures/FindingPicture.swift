import AutoScale
import AutoScaleLayout
import AutoScalePages
import Foundation

/// A fault of a document on its worst width, with the element framed in red.
struct FindingPicture {
  let svg: String

  /// Draws a log-in screen whose button has a fixed width in place of a trailing edge.
  init(of file: URL) throws {
    let fault =
      #"<constraint firstItem="log-in-Btn" firstAttribute="width" constant="343" id="w"/>"#
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.contains(#"id="log-tr-a02""#) ? fault[...] : $0 }
    let document = try InterfaceDocument(
      data: Data(lines.joined(separator: "\n").utf8), path: "Login.xib")
    let findings = Audit().report(on: document).findings
    guard let finding = findings.first(where: { $0.rule == .outsideScreen }),
      let picture = finding.illustration?.picture
    else { throw CocoaError(.featureUnsupported) }
    var sheet = PictureSheet(title: "A log-in screen with a finding: \(finding.message).")
    sheet.add(
      picture.svg, width: picture.width, height: picture.height, caption: finding.message)
    svg = sheet.svg
  }
}
