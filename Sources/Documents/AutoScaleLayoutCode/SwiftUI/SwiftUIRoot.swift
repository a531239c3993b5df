import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads a root of a document into a structure of SwiftUI.
struct SwiftUIRoot {
  let context: Reader
  let root: InterfaceRoot
  let view: ViewNode
  let typeName: String

  /// Reads the structure.
  func read() -> SwiftUIScreen {
    let screen = SwiftUIScreen(typeName: typeName, root: view)
    let reader = SwiftUIReader(context, screen: screen, in: view)
    // Bars and the cell around the content are read in any case.
    let navigation = navigation(of: screen)
    var body = body(reader)
    if content !== view, let facts = reader.facts(of: view) {
      KnownAttributes.skip(in: facts, of: ["UIView", "root"])
      body = look(facts, of: view, around: body, reader)
    }
    body.modifiers += navigation.map { .look($0) }
    screen.body = body
    screen.omitted = reader.omitted
    return screen
  }

  private func body(_ reader: SwiftUIReader) -> SwiftUIView {
    guard let facts = reader.facts(of: content) else { return SwiftUIView(.spacer) }
    KnownAttributes.skip(in: facts, of: ["UIView", "root"])
    // A view of the app around others is theirs, and what it draws itself is left out.
    if let custom = facts["customClass"] {
      facts.skip("customClass", "customModule")
      if isScreen { reader.leaveOut(content, "what its class \(custom) draws") }
    }
    guard
      reader.isContainer(content) || content is CollectionReusableNode
        || type(of: content) == ViewNode.self
    else {
      guard let unit = reader.unit(of: content, sized: [.horizontal, .vertical]) else {
        return .leaf("EmptyView()")
      }
      return unit.view
    }
    if case .scroll = content.role, let unit = reader.unit(of: content, sized: []) {
      return unit.view
    }
    KnownAttributes.skip(in: facts, of: type(of: content).classNames)
    // A container gets its size from SwiftUI; only a fixed length becomes a frame.
    for facts in reader.constraints.constraints(of: content) where !facts.plain.isFixedLength {
      reader.leaveOut(content, "a constraint of its \(facts.plain.first.attribute)")
    }
    let body = reader.container(content, isScreen: isScreen)
    return look(facts, of: content, around: body, reader)
  }

  private func look(
    _ facts: Reader, of node: ViewNode, around body: SwiftUIView, _ reader: SwiftUIReader
  ) -> SwiftUIView {
    var look = LookReader(reader: reader, facts: facts, node: node)
    // SwiftUI's windows have the background of the system by themselves.
    let stated = facts.element.child("color", key: "backgroundColor")
    if isScreen, stated.flatMap({ InterfaceColor($0) }) == .system("systemBackgroundColor") {
      look.drawsBackground = false
    }
    return body.looking(look.decoration() + look.looks())
  }

  /// Whether the root fills a screen: that of a controller.
  private var isScreen: Bool {
    if root.kind == .viewController { return true }
    guard let id = view.identifier, let owner = context.source.owner else { return false }
    return owner.elements(in: "connections").contains {
      $0["property"] == "view" && $0["destination"] == id
    } && view.frame.width >= 320 && view.frame.height >= 480
  }

  /// The modifiers for the navigation item of the controller.
  private func navigation(of screen: SwiftUIScreen) -> [Expression] {
    guard root.kind == .viewController, let controller = context.index[root.identifier]
    else { return [] }
    return NavigationReader(context: context, screen: screen).looks(of: controller)
  }

  /// The view that the structure stands for: that of a cell's content, as a list draws the rest.
  private var content: ViewNode {
    view is TableCellNode ? view.children.first { $0 is ContentViewNode } ?? view : view
  }
}
