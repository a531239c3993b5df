import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScalePictures

@Suite struct SymbolGlyphTests {
  @Test(arguments: [
    ("plus", "plus"), ("heart.fill", "heart"), ("heart.circle", "heart"),
    ("person.badge.plus", "person"), ("person.crop.circle.badge.plus", "person.crop.circle"),
    ("list.bullet.rectangle", "list"), ("doc.text.magnifyingglass", "doc.text"),
    ("arrow.triangle.2.circlepath", "arrow.2.squarepath"),
  ])
  func `a name takes the shape of its first words`(name: String, other: String) {
    let outlines = SymbolGlyph(named: name).outlines
    #expect(!outlines.isEmpty)
    #expect(outlines == SymbolGlyph(named: other).outlines)
  }

  @Test func `a sign in a frame is drawn in the background's color where the frame is filled`() {
    let (plain, filled) = (
      SymbolGlyph(named: "plus.circle"), SymbolGlyph(named: "plus.circle.fill")
    )
    #expect(plain.outlines.count == 2)
    #expect(plain.areas.isEmpty && plain.signs.isEmpty)
    #expect([filled.outlines, filled.areas] == [[plain.outlines[0]], [plain.outlines[0]]])
    #expect(filled.signs == [plain.outlines[1]])
  }

  @Test func `a line crosses out a symbol with a slash`() {
    #expect(
      SymbolGlyph(named: "bell.slash").outlines
        == SymbolGlyph(named: "bell").outlines + ["M4 4L20 20"])
  }

  @Test(arguments: SymbolGlyph.shapes.mapValues(\.path).merging(SymbolGlyph.signs) { $0 + $1 })
  func `shapes lie in their square`(name: String, path: String) {
    let numbers = path.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    #expect(numbers.allSatisfy { (0...24).contains($0) }, "\(name)")
  }

  @Test func `an unknown symbol is its name, or a spot where that could not be read`() {
    for side in [24.0, 60] {
      let frame = LayoutRect(x: 40, width: side, height: side)
      let image = ImageNode("i", imageName: "kph", frame: frame)
      image.isSymbol = true
      let svg = ScreenPicture(
        of: LayoutEngine().layout(ViewNode("screen") { image }, in: .design)
      ).svg
      #expect(svg.contains(">kph</text>") == (side == 60))
      #expect(svg.contains("fill-opacity=\"0.25\"") == (side == 24))
      #expect(!svg.contains("<path"))
    }
  }

  @Test(arguments: [
    "applelogo", "bag", "bolt", "cloud.rain.fill", "delete.left.fill",
    "dot.radiowaves.left.and.right",
    "exclamationmark.octagon.fill", "externaldrive.fill.badge.checkmark", "globe", "icloud", "key",
    "line.3.horizontal.decrease", "lock.rotation", "memories", "nosign", "number.square",
    "person.crop.square.filled.and.at.rectangle", "qrcode.viewfinder", "safari.fill", "timer",
    "touchid",
    "wallet.pass", "waveform.circle.fill", "wifi",
  ])
  func `names of public documents have a shape`(name: String) {
    #expect(SymbolGlyph(named: name).isKnown)
  }
}
