import AutoScalePictures

/// The parts that pictures of a page share.
///
/// Each is written once.
struct PageTables {
  private var templates = PageTable<PageTemplate>()
  private var texts = PageTable<String>()
  private var fonts = PageTable<TextFont>()
  private var images = PageTable<PictureImage>()
  private var lists = PageTable<[Double]>()

  /// Returns the place of a template.
  mutating func place(of template: DrawingTemplate, images: [String: PictureImage]) -> Int {
    let template = PageTemplate(template, images: images, in: &self)
    return templates.place(of: template)
  }

  /// Returns the place of a text.
  mutating func place(ofText text: String) -> Int { texts.place(of: text) }

  /// Returns the place of a font.
  mutating func place(of font: TextFont) -> Int { fonts.place(of: font) }

  /// Returns the place of an image.
  mutating func place(of image: PictureImage) -> Int { images.place(of: image) }

  /// Returns the place of a list of numbers.
  mutating func place(of list: [Double]) -> Int { lists.place(of: list) }

  /// Writes the tables into the data of a page.
  func fill(_ data: inout PageData) {
    data.templates = templates.entries
    data.texts = texts.entries
    data.fonts = fonts.entries.map { font in
      PageData.Font(f: font.families, w: font.weight, i: font.isItalic ? 1 : nil)
    }
    data.images = images.entries.map(\.dataURI)
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
