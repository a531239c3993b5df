/// The templates and lists of a page, each of which is written once.
struct PageTables {
  private(set) var templates: [String] = []
  private(set) var lists: [[JSONNumber]] = []
  private var templatePlaces: [MarkupTemplate: Int] = [:]
  private var listPlaces: [[Double]: Int] = [:]

  /// The place of a template, which is added where it is new.
  mutating func place(of template: MarkupTemplate) -> Int {
    if let place = templatePlaces[template] { return place }
    templatePlaces[template] = templates.count
    templates.append(template.text)
    return templates.count - 1
  }

  /// The place of a list, which is added where it is new.
  mutating func place(of list: [Double]) -> Int {
    if let place = listPlaces[list] { return place }
    listPlaces[list] = lists.count
    lists.append(list.map(JSONNumber.init))
    return lists.count - 1
  }
}
