import AutoScaleLayoutEngine
import AutoScalePictures

/// The parts that pictures of a page share.
///
/// Each is written once.
struct PageTables {
  private let appearances: [ViewingCondition.Appearance]
  private var templates = PageTable<PageTemplate>()
  private var texts = PageTable<String>()
  private var fonts = PageTable<TextFont>()
  private var paints = PageTable<[DrawingShade]>()
  private var images = PageTable<[PictureImage]>()
  private var lists = PageTable<[Double]>()
  private var descriptions = PageTable<String>()

  /// Makes empty tables for pictures in these appearances.
  init(in appearances: [ViewingCondition.Appearance] = [.light]) { self.appearances = appearances }

  /// Returns the place of a template.
  mutating func place(of template: DrawingTemplate, images: [String: DrawnImage]) -> Int {
    let template = PageTemplate(template, images: images, in: &self)
    return templates.place(of: template)
  }

  /// Returns the place of a text.
  mutating func place(ofText text: String) -> Int { texts.place(of: text) }

  /// Returns the place of a font.
  mutating func place(of font: TextFont) -> Int { fonts.place(of: font) }

  /// Returns the place of a color.
  mutating func place(of paint: DrawingPaint) -> Int {
    paints.place(of: variants { paint[$0] })
  }

  /// Returns the place of an image.
  mutating func place(of image: DrawnImage) -> Int { images.place(of: variants { image[$0] }) }

  /// Returns the place of a list of numbers.
  mutating func place(of list: [Double]) -> Int { lists.place(of: list) }

  /// Returns the place of a picture in words.
  mutating func place(ofDescription words: String) -> Int { descriptions.place(of: words) }

  /// Returns the value in each appearance, or one value that is the same in all.
  private func variants<Value: Hashable>(
    _ value: (ViewingCondition.Appearance) -> Value
  ) -> [Value] {
    let values = appearances.map(value)
    return Set(values).count == 1 ? Array(values.prefix(1)) : values
  }

  /// Writes the tables into the data of a page.
  func fill(_ data: inout PageData) {
    data.templates = templates.entries
    data.texts = texts.entries
    data.fonts = fonts.entries.map { font in
      PageData.Font(f: font.families, w: font.weight, i: font.isItalic ? 1 : nil)
    }
    data.paints = paints.entries.map { $0.map { PageValue($0) } }
    data.images = images.entries.map { $0.map(\.dataURI) }
    data.descriptions = descriptions.entries
    data.lists = lists.entries.map { $0.map(JSONNumber.init) }
  }
}

/// Values in the order of their first use.
private struct PageTable<Value: Hashable> {
  private(set) var entries: [Value] = []
  private var places: [Value: Int] = [:]

  /// Returns the place of a value, and adds a new value.
  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = entries.count
    entries.append(value)
    return entries.count - 1
  }
}
