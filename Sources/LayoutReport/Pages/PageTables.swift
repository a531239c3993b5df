/// The templates and lists of a page, each of which is written once.
struct PageTables {
  private(set) var templates: [String] = []
  private(set) var texts: [String] = []
  private(set) var lists: [[JSONNumber]] = []
  private var templatePlaces: [MarkupTemplate: Int] = [:]
  private var textPlaces: [Substring: Int] = [:]
  private var listPlaces: [[Double]: Int] = [:]

  /// The place of a template, which is added where it is new.
  mutating func place(of template: MarkupTemplate) -> Int {
    if let place = templatePlaces[template] { return place }
    templatePlaces[template] = templates.count
    templates.append(SharedText.replacing(in: template.text) { String(place(ofText: $0)) })
    return templates.count - 1
  }

  private mutating func place(ofText text: Substring) -> Int {
    if let place = textPlaces[text] { return place }
    textPlaces[text] = texts.count
    texts.append(String(text))
    return texts.count - 1
  }

  /// The place of a list, which is added where it is new.
  mutating func place(of list: [Double]) -> Int {
    if let place = listPlaces[list] { return place }
    listPlaces[list] = lists.count
    lists.append(list.map(JSONNumber.init))
    return lists.count - 1
  }
}
