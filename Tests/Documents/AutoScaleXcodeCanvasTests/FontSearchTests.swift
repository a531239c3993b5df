import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@Suite struct FontSearchTests {
  private static let font = SampleFont(advances: ["A": 500]).data()

  private func document(
    font: String = #"name="Sample-Regular" family="Sample" pointSize="20""#, path: String
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/>
      <objects><view id="top"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="title" text="AA" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" \(font)/></label></subviews><constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" id="x"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="top" secondAttribute="top" \
      id="y"/></constraints></view></objects></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: path)
  }

  /// Where a font stands, and whether it is found for the document `App/Views/A.xib`.
  static let places = [
    (["App/App.xcodeproj/project.pbxproj", "App/Resources/Sample.ttf"], true),
    (["App/.git/HEAD", "App/Resources/Fonts/Sample.otf"], true),
    (["App/Package.swift", "App/Views/Sample.TTF"], true),
    (["App/App.xcodeproj/project.pbxproj", "Other/Sample.ttf"], false),
    (["App/Views/Fonts/Sample.ttf"], true), (["App/Resources/Sample.ttf"], false),
  ]

  @Test(arguments: places)
  func `the fonts of a document are those of the nearest project around it`(
    files: [String], isFound: Bool
  ) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0, Self.font) })
        .merging(["App/Views/A.xib": Data()]) { first, _ in first })
    let document = try document(path: folder.url.appending(path: "App/Views/A.xib").path)
    var search = FontSearch()
    let fonts = search.fonts(for: document)
    #expect(fonts.contains(.named("Sample-Regular", size: 20)) == isFound)
    #expect(fonts.fontsMissing(in: document) == (isFound ? [] : ["Sample-Regular"]))
  }

  @Test func `a folder that is named counts wherever a document is`() throws {
    let folder = try TemporaryFolder(["Fonts/Sample.ttf": Self.font, "Views/A.xib": Data()])
    let document = try document(path: folder.url.appending(path: "Views/A.xib").path)
    var search = FontSearch(in: [folder.url.appending(path: "Fonts")])
    var options = LayoutOptions(sizes: .measured)
    options.fonts = search.fonts(for: document)
    let frame = DocumentLayout(document, options: options).frame(of: "title")
    #expect(frame.map { [$0.width, $0.height] } == [20, 22])
  }

  @Test func `a document with the system font alone asks for no file`() throws {
    let folder = try TemporaryFolder(["Sample.ttf": Self.font, "A.xib": Data()])
    let path = folder.url.appending(path: "A.xib").path
    let document = try document(font: #"type="system" pointSize="20""#, path: path)
    var search = FontSearch()
    #expect(search.fonts(for: document).isEmpty)
  }
}
