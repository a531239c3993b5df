/// The scenes of a storyboard on the canvas, and the segues between them.
package struct StoryboardFlow: Sendable {
  /// A scene.
  package struct Scene: Sendable {
    /// The object id of the view controller.
    package let controller: String

    /// The name of the view controller.
    package let name: String

    /// The place of the scene's middle on the canvas, in units of 1/600 of the device's width and height.
    package let x, y: Double
  }

  /// A segue.
  package struct Segue: Sendable {
    /// The indices of the scenes.
    package let source, destination: Int

    /// The identifier, or else the kind, such as `show`.
    package let label: String
  }

  /// The scenes that have a place on the canvas.
  package private(set) var scenes: [Scene] = []

  /// The segues between these scenes.
  package private(set) var segues: [Segue] = []

  /// Reads the scenes and the segues of a document.
  ///
  /// - Complexity: O(*n* *d*) in the elements and their depth.
  fileprivate init(of tree: MarkupTree) {
    var indices: [String: Int] = [:]
    var elements: [Int: Int] = [:]
    for element in tree.root.child("scenes")?.children ?? tree.root.children {
      guard let scene = Scene(of: element) else { continue }
      indices[scene.controller] = scenes.count
      elements[element.index] = scenes.count
      scenes.append(scene)
    }
    for index in tree.records.indices where tree.records[index].name == "segue" {
      let segue = MarkupElement(tree: tree, index: index)
      let scene = sequence(first: segue, next: \.parent).first { $0.name == "scene" }
      guard let source = scene.flatMap({ elements[$0.index] }),
        let destination = segue["destination"].flatMap({ indices[$0] }), source != destination
      else { continue }
      segues.append(
        Segue(
          source: source, destination: destination,
          label: segue["identifier"] ?? segue["kind"] ?? ""))
    }
  }
}

extension StoryboardFlow.Scene {
  /// Reads a scene, or returns nil for one without a view controller or a place.
  fileprivate init?(of scene: MarkupElement) {
    guard let objects = scene.child("objects"),
      let controller = objects.children.first(where: { ControllerClasses.contains($0.name) }),
      let id = controller["id"], let place = scene.child("point", key: "canvasLocation"),
      let x = place.length("x"), let y = place.length("y")
    else { return nil }
    self.controller = id
    name =
      controller["userLabel"] ?? controller["title"] ?? controller["storyboardIdentifier"]
      ?? controller["customClass"] ?? controller.name
    (self.x, self.y) = (x, y)
  }
}

extension InterfaceDocument {
  /// The scenes on the canvas, or nil if the document is not a storyboard.
  package var flow: StoryboardFlow? {
    guard kind == .storyboard, let view = views.first,
      let element = contents.index.element(of: view)
    else { return nil }
    return StoryboardFlow(of: element.tree)
  }
}
