import Foundation

/// Views as lines of text, with the room that they are offered and their environment.
@MainActor struct Rendering {
  var size: CGSize
  var safeArea = EdgeInsets()
  var environment = EnvironmentValues()
  private(set) var lines: [String] = []
  /// The rendered views as rectangles that can be measured and placed.
  var elements: [LayoutElement] = []
  /// The caches of the layouts of an earlier rendering, in their order.
  var caches: [Any] = []
  /// The layouts so far.
  var arrangements: [any CachingElement] = []

  init(size: CGSize) { self.size = size }

  /// The environment of the view whose body is being evaluated.
  // Set by rendering alone, on the main actor; property wrappers are not bound to it.
  nonisolated(unsafe) static var present = EnvironmentValues()

  mutating func add(_ line: String) { lines.append(line) }

  mutating func add(_ view: some View) {
    if let primitive = view as? any Primitive {
      primitive.render(in: &self)
    } else {
      evaluate { view.body }
    }
  }

  /// Adds a view, and puts its elements into another one.
  mutating func add(_ view: some View, in wrap: ([LayoutElement]) -> LayoutElement) {
    let outer = elements
    elements = []
    add(view)
    elements = outer + [wrap(elements)]
  }

  /// Evaluates a body in the present environment, and adds what comes of it.
  mutating func evaluate(_ body: () -> some View) {
    let outer = Self.present
    Self.present = environment
    let content = body()
    Self.present = outer
    add(content)
  }
}

/// A view without body.
@MainActor protocol Primitive {
  func render(in rendering: inout Rendering)
}
