import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Finds the parts of a root that no reader took.
struct SwiftUICoverage {
  private(set) var omitted: [OmittedPart] = []

  private let context: Reader
  private let owners: [Int: ViewNode]

  /// Looks at all that belongs to a root.
  ///
  /// - Complexity: O(*n*) in the elements of the root.
  init(_ context: Reader, of root: InterfaceRoot) {
    self.context = context
    owners = (root.view?.subtree.map(\.self) ?? []).compactMap { node in
      context.document.markup(of: node).map { ($0.index, node) }
    }.byKey()
    let isController = root.kind == .viewController
    guard
      let element = isController
        ? context.index[root.identifier]
        : root.view.flatMap({ context.document.markup(of: $0) })
    else { return }
    if isController {
      context.part(element).skip(
        "customClass", "customModule", "autoresizesArchivedViewToFullSize")
    }
    // Before the parts are sorted, as an outlet of a view would be among them.
    passOverOutlets(in: element)
    for part in context.coverage.unread(under: element) { sort(part) }
    readObjects(beside: root)
  }

  private mutating func sort(_ part: Coverage.Part) {
    let owner = part.owner.flatMap { owners[$0] }.map(context.part)
    let place = owner ?? (part.name == part.element ? nil : "the \(part.element)")
    add("the \(part.name)" + (place.map { " of \($0)" } ?? ""), at: part.line)
  }

  /// Looks at the objects of a root that are no part of its view: recognizers, and views that code shows.
  private mutating func readObjects(beside root: InterfaceRoot) {
    let roots = Set(
      context.document.roots.compactMap { context.index[$0.identifier]?.index })
    for object in context.source.objects(of: root)
    where object.name != "placeholder" && object.name != "exit" && !roots.contains(object.index) {
      let name = object["userLabel"] ?? object["customClass"] ?? ""
      add("the \(object.name) \(name)".trimmed, at: object.line)
    }
  }

  private mutating func add(_ part: String, at line: Int) {
    omitted.append(context.source.omitted(part, at: line))
  }

  /// Passes over the outlets of views, which SwiftUI's views do not need.
  private func passOverOutlets(in element: MarkupElement) {
    var pending = [element]
    while let element = pending.popLast() {
      if element.name == "outlet" || element.name == "outletCollection",
        case .object(let view) = context.index.destination(of: element),
        owners[view.index] != nil, !["delegate", "dataSource"].contains(element["property"])
      {
        context.takeAll(of: element)
      }
      pending += element.children
    }
  }
}

extension Reader {
  /// Returns the color of a child in the words of SwiftUI, and reads it if there is one.
  func color(_ key: String, as code: (InterfaceColor, InterfaceResources) -> String?) -> String? {
    guard let child = element.child("color", key: key), let stated = InterfaceColor(child),
      let color = code(stated, document.resources)
    else { return nil }
    takeAll(of: child)
    return color
  }

  /// The names for a view by itself.
  func names(of node: ViewNode, _ element: MarkupElement) -> [String] {
    ViewNames(source: source, reserved: []).candidates(
      for: node, element, className: node.frameworkClass(of: element))
  }

  /// The kind and the name of a view in messages.
  func part(_ node: ViewNode) -> String {
    guard let element = document.markup(of: node) else { return "a view" }
    return "the \(element.name) \(names(of: node, element).first ?? "")".trimmed
  }
}

extension String {
  /// The text without a space at its end.
  var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
