import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleSourceText
import AutoScaleTestSupport
import AutoScaleXcodeCanvas
import Foundation
import Testing

/// The tables of the package, of which a malformed one stops the process when it is read.
@Suite struct EmbeddedTableTests {
  static let tables: [String: FactTable] = [
    "DuoKeyboards": .duoKeyboards, "DuoRegions": .duoRegions, "FontFaces": .fontFaces,
    "FontFamilies": .fontFamilies, "GlyphWidths": .glyphWidths,
    "Hues26": .hues26, "Keyboards": .keyboards, "Lengths": .lengths, "Looks": .looks,
    "OtherAdvances": .otherAdvances, "PossibleInsets": .possibleInsets,
    "SymbolHeights": .symbolHeights,
    "SystemAdvances": .systemAdvances, "SystemKerning": .systemKerning,
    "SystemTracking": .systemTracking, "TextStyleLines": .textStyleLines,
  ]

  @Test(arguments: tables)
  func `a table states what its numbers are and rest on`(_ name: String, _ table: FactTable) {
    #expect(Set(table.notes.keys) == ["unit", "source", "repositories", "script"])
    #expect(!table.rows.isEmpty)
  }

  @Test func `every file of rows is one of the tables`() throws {
    let sources = Corpus.package.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .compactMap { $0.split(separator: "/").last.map(String.init) }
      .filter { $0.hasPrefix("FactTable+") }
    #expect(files.sorted() == Self.tables.keys.map { "FactTable+\($0).swift" }.sorted())
  }

  @Test func `each listed character has an advance in both cuts`() {
    for row in FactTable.otherAdvances.rows {
      let count = row.text("characters").unicodeScalars.count
      #expect(row.numbers("text").count == count)
      #expect(row.numbers("display").count == count)
    }
  }

  @Test func `each distance of a pair is a number before its characters`() {
    for row in FactTable.systemKerning.rows {
      let words = row.text("distances").split(separator: " ")
      #expect(words.count.isMultiple(of: 2))
      for place in stride(from: 0, to: words.count, by: 2) { #expect(Int(words[place]) != nil) }
    }
  }

  @Test func `the faces of families are listed`() {
    let faces = Set(FactTable.fontFaces.rows.map { $0.text("face") })
    for row in FactTable.fontFamilies.rows {
      #expect(faces.contains(row.text("face")))
      #expect(row.text("bold").isEmpty || faces.contains(row.text("bold")))
    }
  }

  @Test func `versions of the tools change no name of a length`() {
    let onDevices = Set(FactTable.lengths.rows.filter { $0.contains(nil) }.map { $0.text("name") })
    #expect(onDevices == Set(FactTable.lengths.rows.map { $0.text("name") }))
  }
}
