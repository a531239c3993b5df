import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Reads a root of a document into a structure of SwiftUI.
///
/// Several ways to cut the root into stacks are tried; the first one whose frames are those of the document counts.
struct SwiftUIRoot {
  let context: Reader
  let root: InterfaceRoot
  let view: ViewNode
  let typeName: String

  /// The structure, or the problems of the first way.
  func read() -> (screen: SwiftUIScreen?, problems: [ArrangingProblem]) {
    let start = context.coverage
    var first: (problems: [ArrangingProblem], record: Coverage)?
    for screens in screenSets {
      guard let samples = samples(on: screens) else { continue }
      for edges in isScreen ? Self.edgeSets : [[]] {
        // The plain way first: each of these adds a modifier to the code.
        for hasMargins in isScreen ? [false, true] : [false] {
          for order in CuttingOrder.allCases {
            let way = SwiftUIWay(
              order: order, edges: edges, hasMargins: hasMargins, isScreen: isScreen)
            // A way that fails must not count as a reading.
            context.coverage = start
            let (screen, problems) = attempt(samples, way)
            if problems.isEmpty { return (screen, []) }
            first = first ?? (problems, context.coverage)
          }
        }
      }
    }
    guard let first else {
      return (nil, [ArrangingProblem(node: view, reason: "no screen has its size")])
    }
    context.coverage = first.record
    return (nil, first.problems)
  }

  /// The frames on some screens, or `nil` for a view whose size no screen has.
  private func samples(on screens: [SampleScreen]) -> LayoutSamples? {
    do throws(InvalidParameterError) {
      return try LayoutSamples(of: view, on: screens)
    } catch {
      return nil
    }
  }

  /// The edges at which a screen may pass the safe area.
  private static let edgeSets: [Set<LayoutInsets.Edge>] = [
    [], [.top], [.bottom], [.top, .bottom],
  ]

  /// Whether the root fills a screen: that of a controller.
  var isScreen: Bool {
    if root.kind == .viewController { return true }
    guard let id = view.identifier, let owner = context.source.owner else { return false }
    return owner.elements(in: "connections").contains {
      $0["property"] == "view" && $0["destination"] == id
    } && view.frame.width >= 320 && view.frame.height >= 480
  }

  /// The modifiers for the navigation item of the controller.
  private func navigation(of screen: SwiftUIScreen) -> [SwiftUIModifier] {
    guard root.kind == .viewController, let controller = context.index[root.identifier]
    else {
      return []
    }
    return NavigationReader(context: context, screen: screen).looks(of: controller)
  }

  /// The view that the structure stands for: that of a cell's content, as a list draws the rest.
  private var content: ViewNode {
    view is TableCellNode ? view.children.first { $0 is ContentViewNode } ?? view : view
  }

  private func attempt(
    _ samples: LayoutSamples, _ way: SwiftUIWay
  ) -> (SwiftUIScreen, [ArrangingProblem]) {
    let screen = SwiftUIScreen(typeName: typeName, root: view)
    let reader = SwiftUIReader(context, screen: screen, samples: samples, order: way.order)
    let rooms = zip(samples.screens, samples[content]).map { $0.room(in: $1) }
    let boxes = zip(samples.screens, rooms).map { screen, room in
      let room = screen.extended(room, at: way.edges)
      return way.hasMargins ? screen.insideMargins(room) : room
    }
    let isFitted = !samples.screens[0].proposesHeight
    let region = ArrangingRegion(
      boxes: boxes, crowded: boxes[0], imposed: isFitted ? [.horizontal] : [.horizontal, .vertical])
    let root = reader.rootView(content, in: region, way)
    // Bars and the cell around the content are read in any case, as they are no reason to refuse it.
    let navigation = navigation(of: screen)
    let cell = content === view ? nil : reader.facts(of: view)
    if let cell { KnownAttributes.skip(in: cell, of: ["UIView", "root"]) }
    let look = cell.map { LookReader(reader: reader, facts: $0, node: view) }
    guard var body = root else {
      look?.passOver()
      return (screen, reader.problems)
    }
    if let look {
      let decoration = look.decoration()
      if !decoration.isEmpty {
        body = body.modified(.fill([.horizontal, .vertical], SwiftUIAlignment()))
        for modifier in decoration { body = body.modified(modifier) }
        body = body.modified(.mark(view))
      }
      body = body.looking(look.looks())
    }
    screen.body = SharedModifiers.sharing(body)
    screen.body.modifiers += navigation
    screen.hidden = reader.hidden
    guard reader.problems.isEmpty else { return (screen, reader.problems) }
    let check = SwiftUICheck(
      samples: samples, rooms: rooms, texts: reader.texts, nodes: Array(view.subtree))
    return (screen, check.problem(with: screen.body).map { [$0] } ?? [])
  }
}

/// A way to arrange the views of a root.
struct SwiftUIWay {
  let order: CuttingOrder
  /// The edges at which the view passes the safe area.
  let edges: Set<LayoutInsets.Edge>
  /// Whether the views keep the margins of the screen.
  let hasMargins: Bool
  /// Whether the view fills a screen.
  let isScreen: Bool
}

extension SwiftUIRoot {
  /// The screens on which the root is compared, in sets that are tried one after the other.
  ///
  /// The height of a view that is a part of a screen may follow from its content.
  private var screenSets: [[SampleScreen]] {
    do {
      if isScreen { return [try Self.phones()] }
      let parts = try self.parts()
      return [parts, try fitted(parts)]
    } catch {
      return []
    }
  }

  /// Larger texts, so that no distance follows from the height of a line.
  private static let larger = TextVariation(scale: 1.15, length: 1.2)
  private static let longer = TextVariation(length: 1.5)

  private static func phones() throws(InvalidParameterError) -> [SampleScreen] {
    // The design's phone, one with a notch, the narrowest and the widest; then longer and larger texts.
    let phones: [(width: Double, height: Double, top: Double, bottom: Double, TextVariation)] = [
      (375, 667, 20, 0, .none), (375, 812, 47, 34, .none), (320, 568, 20, 0, .none),
      (430, 932, 59, 34, .none), (375, 667, 20, 0, longer), (393, 852, 59, 34, larger),
    ]
    return try phones.map { width, height, top, bottom, texts throws(InvalidParameterError) in
      try SampleScreen(
        LayoutSize(width: width, height: height), safeArea: .init(top: top, bottom: bottom),
        texts: texts)
    }
  }

  /// Rooms of other sizes; a table decides the width of a cell.
  private func parts() throws(InvalidParameterError) -> [SampleScreen] {
    let widths =
      view is TableCellNode
      ? [375, 375, 320, 430, 375, 393] : [0, 0, 24, 57, 0, 13].map { view.frame.width + $0 }
    let heights = [0, 41, 0, 17, 0, 9].map { view.frame.height + $0 }
    let texts = [.none, .none, .none, .none, Self.longer, Self.larger]
    return try widths.indices.map { index throws(InvalidParameterError) in
      try .part(max(1, widths[index]), max(1, heights[index]), texts[index])
    }
  }

  /// The same widths, with the heights of the content.
  private func fitted(_ screens: [SampleScreen]) throws(InvalidParameterError) -> [SampleScreen] {
    try screens.map { screen throws(InvalidParameterError) in
      let engine = LayoutEngine(settings: screen.settings)
      let size = engine.fittingSize(of: view, width: screen.size.width, in: screen.context)
      var fitted = try SampleScreen.part(screen.size.width, size.height, screen.texts)
      fitted.proposesHeight = false
      return fitted
    }
  }
}

extension LayoutSamples {
  /// The indices of two screens of the same size, the second with longer texts.
  static let longTexts = (0, 4)
  /// The indices of two screens of the same width and of other heights.
  static let heights = (0, 1)
}
