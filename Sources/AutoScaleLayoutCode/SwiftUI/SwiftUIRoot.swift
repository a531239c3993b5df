import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Reads a root of a document into a structure of SwiftUI.
///
/// Several ways to cut the root into stacks are tried; the first one whose frames are those of the document counts.
struct SwiftUIRoot {
  let context: CodeContext
  let root: InterfaceRoot
  let view: ViewNode
  let typeName: String

  /// The structure, or the problems of the first way.
  func read() -> Result<SwiftUIScreen, SwiftUIProblems> {
    let start = context.coverage.record
    var first: (problems: [ArrangingProblem], record: Coverage.Record)?
    for screens in screenSets {
      guard let samples = samples(on: screens) else { continue }
      for edges in isScreen ? Self.edgeSets : [[]] {
        for hasMargins in isScreen ? [false, true] : [false] {
          for order in CuttingOrder.allCases {
            let way = SwiftUIWay(
              order: order, edges: edges, hasMargins: hasMargins, isScreen: isScreen)
            context.coverage.record = start
            let (screen, problems) = attempt(samples, way)
            if problems.isEmpty { return .success(screen) }
            first = first ?? (problems, context.coverage.record)
          }
        }
      }
    }
    guard let first else {
      let unsized = ArrangingProblem(node: view, reason: "no screen has its size")
      return .failure(SwiftUIProblems(problems: [unsized]))
    }
    context.coverage.record = first.record
    return .failure(SwiftUIProblems(problems: first.problems))
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
  private static let edgeSets: [Set<SwiftUIInsets.Edge>] = [
    [], [.top], [.bottom], [.top, .bottom],
  ]

  /// Whether the root fills a screen: that of a controller.
  var isScreen: Bool {
    if root.kind == .viewController { return true }
    guard let id = view.identifier, let owner = context.owner else { return false }
    return owner.elements(in: "connections").contains {
      $0["property"] == "view" && $0["destination"] == id
    } && view.frame.width >= 320 && view.frame.height >= 480
  }

  /// The modifiers for the navigation item of the controller.
  private func navigation(of screen: SwiftUIScreen) -> [SwiftUIModifier] {
    guard root.kind == .viewController, let controller = context.index[root.identifier] else {
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
    guard var body = reader.rootView(content, in: region, way) else {
      // Bars and the cell around the content are no reason to refuse the view.
      _ = navigation(of: screen)
      if content !== view, let facts = reader.facts(of: view) {
        SwiftUIReader.skipCell(facts)
        LookReader(reader: reader, facts: facts, node: view).passOver()
      }
      return (screen, reader.problems)
    }
    if content !== view, let facts = reader.facts(of: view) {
      SwiftUIReader.skipCell(facts)
      let look = LookReader(reader: reader, facts: facts, node: view)
      let decoration = look.decoration()
      if !decoration.isEmpty {
        body = body.modified(.fill([.horizontal, .vertical], SwiftUIAlignment()))
        for modifier in decoration { body = body.modified(modifier) }
        body = body.modified(.mark(view))
      }
      body = body.looking(look.looks())
    }
    body = SharedModifiers.sharing(body)
    body.modifiers += navigation(of: screen)
    screen.body = body
    screen.hidden = reader.hidden
    guard reader.problems.isEmpty else { return (screen, reader.problems) }
    let check = SwiftUICheck(
      samples: samples, rooms: rooms, texts: reader.texts, nodes: Array(view.subtree))
    return (screen, check.problem(with: body).map { [$0] } ?? [])
  }
}

/// A way to arrange the views of a root.
struct SwiftUIWay {
  let order: CuttingOrder
  /// The edges at which the view passes the safe area.
  let edges: Set<SwiftUIInsets.Edge>
  /// Whether the views keep the margins of the screen.
  let hasMargins: Bool
  /// Whether the view fills a screen.
  let isScreen: Bool
}

/// The problems of a root.
struct SwiftUIProblems: Error {
  let problems: [ArrangingProblem]
}

extension SwiftUIRoot {
  /// The screens on which the root is compared, in sets that are tried one after the other.
  ///
  /// The height of a view that is a part of a screen may follow from its content.
  private var screenSets: [[SampleScreen]] {
    do {
      if isScreen { return [try Self.phones()] }
      let parts = try Self.parts(width: view.frame.width, height: view.frame.height, isRow: isRow)
      return [parts, try fitted(parts)]
    } catch {
      return []
    }
  }

  /// Larger texts, so that no distance follows from the height of a line.
  private static let larger = TextVariation(scale: 1.15, length: 1.2)

  /// Whether a table decides the width.
  private var isRow: Bool { view is TableCellNode }

  private static func phones() throws(InvalidParameterError) -> [SampleScreen] {
    [
      try SampleScreen(width: 375, height: 667, top: 20),
      try SampleScreen(width: 375, height: 812, top: 47, bottom: 34),
      try SampleScreen(width: 320, height: 568, top: 20),
      try SampleScreen(width: 430, height: 932, top: 59, bottom: 34),
      try SampleScreen(width: 375, height: 667, top: 20, texts: TextVariation(length: 1.5)),
      try SampleScreen(width: 393, height: 852, top: 59, bottom: 34, texts: larger),
    ]
  }

  private static func parts(
    width: Double, height: Double, isRow: Bool
  ) throws(InvalidParameterError) -> [SampleScreen] {
    let widths = isRow ? [375, 375, 320, 430, 375, 393] : [0, 0, 24, 57, 0, 13].map { width + $0 }
    let heights = [0, 41, 0, 17, 0, 9].map { height + $0 }
    let texts = [.none, .none, .none, .none, TextVariation(length: 1.5), larger]
    var screens: [SampleScreen] = []
    for index in widths.indices {
      screens.append(
        try SampleScreen(
          width: max(1, widths[index]), height: max(1, heights[index]), texts: texts[index],
          isScreen: false))
    }
    return screens
  }

  /// The same widths, with the heights of the content.
  private func fitted(_ screens: [SampleScreen]) throws(InvalidParameterError) -> [SampleScreen] {
    var result: [SampleScreen] = []
    for screen in screens {
      let engine = LayoutEngine(settings: screen.settings)
      let size = engine.fittingSize(of: view, width: screen.size.width, in: screen.context)
      result.append(try screen.fitted(to: size.height))
    }
    return result
  }
}

extension LayoutSamples {
  /// The indices of two screens of the same size, the second with longer texts.
  static let longTexts = (0, 4)
  /// The indices of two screens of the same width and of other heights.
  static let heights = (0, 1)
}
