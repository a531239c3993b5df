import AutoScale
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@Suite struct AssetCatalogTests {
  private static let logo = """
    {"images": [
      {"idiom": "universal", "filename": "logo.png", "scale": "1x"},
      {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
      {"idiom": "universal", "filename": "night.png", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "ipad", "filename": "pad.png", "scale": "2x"}
    ]}
    """

  private func catalogs(_ files: [String: String]) throws -> (TemporaryFolder, AssetCatalogs) {
    let folder = try TemporaryFolder(files)
    return (folder, AssetCatalogs(searching: [folder.url]))
  }

  @Test func `an image has the file for two pixels per point, and one for dark screens`() throws {
    let (folder, catalogs) = try catalogs([
      "A.xcassets/logo.imageset/Contents.json": Self.logo,
      "A.xcassets/logo.imageset/logo.png": "one", "A.xcassets/logo.imageset/logo@2x.png": "two",
      "A.xcassets/logo.imageset/night.png": "night", "A.xcassets/logo.imageset/pad.png": "pad",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(catalogs.image(named: "logo", appearance: .light)?.data == Data("two".utf8))
    #expect(catalogs.image(named: "logo", appearance: .dark)?.data == Data("night".utf8))
    #expect(catalogs.image(named: "logo", appearance: .light)?.format == .png)
    #expect(catalogs.image(named: "Logo", appearance: .light) == nil)
  }

  static let placeholders = [
    #"{"images": [{"filename": "logo.pdf"}]}"#, #"{"images": [{"filename": "none.png"}]}"#,
    #"{"images": [{"scale": "2x"}]}"#, "{}", "no JSON",
  ]

  @Test(arguments: placeholders)
  func `an image without a file that pictures hold is left to its placeholder`(
    contents: String
  ) throws {
    let (folder, catalogs) = try catalogs([
      "A.xcassets/logo.imageset/Contents.json": contents,
      "A.xcassets/logo.imageset/logo.pdf": "%PDF",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(catalogs.image(named: "logo", appearance: .light) == nil)
  }

  @Test func `an image beside the catalogs is found by its name, with extension or without`() throws
  {
    let (folder, found) = try catalogs(["App/icon@3x.jpg": "icon"])
    defer { withExtendedLifetime(folder) {} }
    var catalogs = found
    #expect(catalogs.image(named: "icon", appearance: .light)?.format == .jpeg)
    #expect(catalogs.image(named: "icon@3x.jpg", appearance: .light)?.format == .jpeg)
    catalogs.sizeLimit = 3
    #expect(catalogs.image(named: "icon", appearance: .light) == nil)
  }

  @Test func `the assets of dependencies and builds are not those of the app`() throws {
    let (folder, catalogs) = try catalogs([
      "Pods/A/icon.png": "pod", "build/icon.png": "built", "Art/icon.png": "own",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(catalogs.image(named: "icon", appearance: .light)?.data == Data("own".utf8))
  }

  @Test func `an image in a folder with a namespace has the folder in its name`() throws {
    let image = #"{"images": [{"filename": "a.png"}]}"#
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    let (folder, catalogs) = try catalogs([
      "App/A.xcassets/Contents.json": namespace,
      "App/A.xcassets/Icons/Contents.json": namespace,
      "App/A.xcassets/Icons/Plain/Contents.json": #"{"info": {}}"#,
      "App/A.xcassets/Icons/Plain/back.imageset/Contents.json": image,
      "App/A.xcassets/Icons/Plain/back.imageset/a.png": "icon",
      "App/A.xcassets/Broken/Contents.json": "no JSON",
      "App/A.xcassets/Broken/next.imageset/Contents.json": image,
      "App/A.xcassets/Broken/next.imageset/a.png": "next",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(catalogs.image(named: "Icons/back", appearance: .light)?.data == Data("icon".utf8))
    #expect(catalogs.image(named: "back", appearance: .light) == nil)
    #expect(catalogs.image(named: "next", appearance: .light)?.data == Data("next".utf8))
  }

  static let colors: [(components: String, red: Double)] = [
    (#"{"red": "0.500", "green": "0", "blue": "0", "alpha": "1.000"}"#, 0.5),
    (#"{"red": "51", "green": "0", "blue": "0", "alpha": "1.000"}"#, 0.2),
    (#"{"red": "0x33", "green": "0x00", "blue": "0x00", "alpha": "1.000"}"#, 0.2),
    (#"{"white": "0.250", "alpha": "1.000"}"#, 0.25),
    (#"{"red": "1", "green": "0.5", "blue": "0", "alpha": "1"}"#, 1),
    (#"{"red": "255", "green": "0", "blue": "0", "alpha": "1"}"#, 1),
  ]

  @Test(arguments: colors)
  func `a color has its components in any spelling, and another value when dark`(
    components: String, red: Double
  ) throws {
    let (folder, catalogs) = try catalogs([
      "A.xcassets/brand.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": \(components)}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"white": "1.000", "alpha": "0.500"}}}
      ]}
      """
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(catalogs.color(named: "brand")?.light.red == red)
    #expect(catalogs.color(named: "brand")?.light.alpha == 1)
    #expect(catalogs.color(named: "brand")?.dark == ViewColor(white: 1, alpha: 0.5).dark)
  }

  @Test func `a picture holds images as data, and templates in the tint color`() throws {
    struct Source: PictureImageSource {
      func image(named name: String, appearance: ViewingCondition.Appearance) -> PictureImage? {
        PictureImage(format: .png, data: Data([1, 2, 3]), isTemplate: name == "template")
      }
      func color(named name: String) -> ViewColor? { ViewColor(red: 0, green: 0, blue: 1) }
    }
    let screen = ViewNode("screen") {
      ImageNode("a", imageName: "photo", frame: LayoutRect(width: 20, height: 20))
      ImageNode("b", imageName: "template", frame: LayoutRect(width: 20, height: 20))
    }
    var brand = ViewColor.black
    brand.catalogName = "brand"
    screen.appearance.tintColor = brand
    let result = LayoutEngine().layout(screen, in: .design)
    let read = try ReadXML(
      ScreenPicture(of: result, options: PictureOptions(images: Source())).svg)
    let images = read.attributes.filter { $0["href"] == "data:image/png;base64,AQID" }
    #expect(images.map { $0["filter"] } == [nil, "url(#pf0000ff-255)"])
    #expect(read.attributes.contains { $0["flood-color"] == "#0000ff" })
  }
}
