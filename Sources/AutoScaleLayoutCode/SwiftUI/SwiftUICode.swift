import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// The code of a document in SwiftUI, or the parts for which SwiftUI has none that looks the same.
struct SwiftUICode {
  private(set) var files: [LayoutCode.File] = []
  private(set) var refusals: [CodeRefusal] = []
  private(set) var unsaid: [UnsaidPart] = []
  /// The names of the structures.
  private(set) var typeNames: [String] = []

  private let context: CodeContext

  /// Writes the code of some roots of a document.
  init(_ context: CodeContext, roots: [InterfaceRoot]) {
    self.context = context
    var screens: [SwiftUIScreen] = []
    for root in roots {
      guard let view = root.view else {
        if root.kind == .viewController { leaveOut(root) }
        continue
      }
      let name = context.typeNames.name(TypeNames(context: context).names(of: root))
      switch SwiftUIRoot(context: context, root: root, view: view, typeName: name).read() {
      case .success(let screen):
        screen.documentation = documentation(of: view, root)
        for node in screen.hidden { leaveOut(node) }
        screens.append(screen)
      case .failure(let failure): refusals += failure.problems.map { refusal($0, in: view) }
      }
    }
    readCoverage(of: roots)
    unsaid.sort { ($0.line, $0.part) < ($1.line, $1.part) }
    refusals = Array(Set(refusals)).sorted {
      ($0.line, $0.part, $0.reason) < ($1.line, $1.part, $1.reason)
    }
    guard refusals.isEmpty else { return }
    files = screens.map { SwiftUIPrinter(options: context.options).file($0) }
    typeNames = screens.map(\.typeName)
  }

  private func documentation(of view: ViewNode, _ root: InterfaceRoot) -> [String] {
    let place = "\(context.fileName), line \(context.document.element(of: view)?.line ?? 1)"
    if root.kind == .viewController {
      return ["The view of \(root.className ?? "a view controller") in \(place)."]
    }
    return [view is TableCellNode ? "A cell of \(place)." : "The view of \(place)."]
  }

  private func refusal(_ problem: ArrangingProblem, in view: ViewNode) -> CodeRefusal {
    let node = view.subtree.first { ObjectIdentifier($0) == problem.subject } ?? view
    return CodeRefusal(
      path: context.document.path, line: context.document.markup(of: node)?.line ?? 1,
      part: part(node), reason: problem.reason)
  }

  /// The kind and the name of a view.
  private func part(_ node: ViewNode) -> String {
    guard let element = context.document.markup(of: node) else { return "a view" }
    let className = ViewClass.name(ofElement: element.name, roleName: node.uiKitClassName)
    let names = ViewNames(context: context, reserved: [])
      .candidates(for: node, element, className: className, parents: [])
    return "the \(element.name) \(names.first ?? "")"
  }
}

extension SwiftUICode {
  /// Names a controller without a view, which shows others.
  private mutating func leaveOut(_ root: InterfaceRoot) {
    guard let element = context.index[root.identifier] else { return }
    context.coverage.sayAll(of: element)
    add(
      UnsaidPart(
        path: context.document.path, line: element.line,
        part: "the \(element.name) \(root.className ?? "")".trimmed))
  }

  /// Names a view that is hidden at first.
  private mutating func leaveOut(_ node: ViewNode) {
    let line = context.document.markup(of: node)?.line ?? 1
    let name = part(node).dropFirst("the ".count)
    add(UnsaidPart(path: context.document.path, line: line, part: "the hidden \(name)"))
  }

  private mutating func add(_ part: UnsaidPart) { unsaid.append(part) }

  /// Sorts what no reader said into what changes the look, and what does not.
  private mutating func readCoverage(of roots: [InterfaceRoot]) {
    for root in roots {
      let isController = root.kind == .viewController
      guard
        let element = isController
          ? context.index[root.identifier] : root.view.flatMap({ context.document.markup(of: $0) })
      else { continue }
      if isController { skipController(element) }
      let nodes = root.view.map { Array($0.subtree) } ?? []
      let owners = Dictionary(
        nodes.compactMap { node in context.document.markup(of: node).map { ($0.index, node) } },
        uniquingKeysWith: { first, _ in first })
      for found in context.coverage.unsaid(under: element) {
        let owner = found.owner.flatMap { owners[$0] }.map { " of \(part($0))" } ?? ""
        let name = "the \(found.name)\(owner)"
        if SwiftUIMeaning.isBehavior(found.name) {
          add(UnsaidPart(path: context.document.path, line: found.line, part: name))
        } else {
          refusals.append(
            CodeRefusal(
              path: context.document.path, line: found.line, part: name,
              reason: Self.noModifier))
        }
      }
    }
  }

  /// The reason for a part that no reader knows.
  private static let noModifier = "no modifier says it"

  /// Passes over what a controller states besides its view.
  private func skipController(_ element: MarkupElement) {
    let facts = context.coverage.facts(of: element)
    facts.skip("customClass", "customModule", "autoresizesArchivedViewToFullSize")
  }
}

/// The parts of documents that change no look, which the code leaves to the app.
enum SwiftUIMeaning {
  /// Whether a part is about behavior.
  static func isBehavior(_ name: String) -> Bool {
    if parts.contains(name) { return true }
    let word = name.prefix { $0 != " " }
    return ["outlet", "action", "segue"].contains(word)
  }

  private static let parts: Set<String> = [
    "clearButtonMode", "clearsOnBeginEditing", "spellCheckingType", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "keyboardAppearance",
    "enablesReturnKeyAutomatically", "automaticallyAdjustsScrollViewInsets", "tabBarItem",
    "useStoryboardIdentifierAsRestorationIdentifier", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "modalPresentationStyle", "modalTransitionStyle",
    "hidesBottomBarWhenPushed", "extendedLayoutIncludesOpaqueBars", "extendedEdge",
    "edgesForExtendedLayout",
  ]
}

extension String {
  /// The text without a space at its end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
