import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The layouts of a root on the devices of an audit, before or after a change.
///
/// Findings do not show all that a change breaks: a row without a text may lose its height, and a plain view
/// may cover another one.
struct DeviceLayouts {
  private let layouts: [(screen: Screen, result: LayoutResult)]

  /// Lays out a root of a document on the devices in all contexts of an audit.
  ///
  /// - Complexity: A layout for each device, each solving only the changes.
  init(
    of document: InterfaceDocument, root: Int, by audit: Audit
  ) throws(InvalidParameterError) {
    var layouts: [(Screen, LayoutResult)] = []
    // The other direction of reading is seen by the rules.
    let direction = audit.directions.first ?? .leftToRight
    for screens in Self.screens(of: document, root: root, by: audit) {
      let subject = AuditSubject.subjects(of: document, on: screens[0])[root]
      let engine = audit.layouts(of: subject, on: screens[0], reading: direction)
      for screen in screens { layouts.append((screen, try engine.layout(on: screen).result)) }
    }
    self.layouts = layouts
  }

  /// Returns the devices of an audit, by the variations that they install.
  private static func screens(
    of document: InterfaceDocument, root: Int, by audit: Audit
  ) -> [[Screen]] {
    let subject = AuditSubject.subjects(of: document)[root]
    let upright = AuditScreens.screens(of: subject, by: audit).screens
    let screens = audit.contexts.flatMap { context -> [Screen] in
      switch context {
      case .portrait: upright.devices + upright.others.map(\.screen)
      // What the keyboard covers has a rule of its own.
      case .keyboard: []
      default: subject.isShown(in: context) ? audit.screens(in: context) : []
      }
    }
    return document.groups(of: screens) { $0 }.filter { !$0.isEmpty }
  }

  /// Looks for what a change from old layouts to these breaks.
  ///
  /// - Parameters:
  ///   - old: The layouts of the same views before the change.
  ///   - distance: The farthest that a view may move, in points; `nil` for any distance.
  /// - Returns: The harm in words, or `nil` if nothing breaks.
  func harm(since old: DeviceLayouts, movingUpTo distance: Double?) -> String? {
    for (new, old) in zip(layouts, old.layouts) {
      let harm =
        Self.lostSize(in: new.result, since: old.result)
        ?? Self.overlap(in: new.result, since: old.result)
        // Beside the column of an iPhone Duo there is less space for a text than under it.
        ?? (new.screen.duoPose == nil ? Self.lostText(in: new.result, since: old.result) : nil)
        ?? distance.flatMap { Self.move(in: new.result, since: old.result, by: $0) }
      if let harm { return "\(harm) on \(new.screen.name)" }
    }
    return nil
  }

  /// Names a visible view that loses its width or its height.
  private static func lostSize(in new: LayoutResult, since old: LayoutResult) -> String? {
    let lost = zip(new.frames, old.frames).enumerated().first { position, frames in
      frames.0.isEmpty && !frames.1.isEmpty && !new.nodes[position].isHidden
    }
    return lost.map { position, frames in
      "\(new.nodes[position].layoutName) would have no \(frames.0.width > 0 ? "height" : "width")"
    }
  }

  /// Names two neighbors that come to lie on one another.
  private static func overlap(in new: LayoutResult, since old: LayoutResult) -> String? {
    // Positions, because views without identifiers share their names.
    func positions(of overlap: ViewOverlap, in result: LayoutResult) -> [Int?] {
      [result.index(of: overlap.first), result.index(of: overlap.second)]
    }
    let known = Set(old.overlaps().map { positions(of: $0, in: old) })
    let brought = new.overlaps().first { !known.contains(positions(of: $0, in: new)) }
    return brought.map { "\($0.first.layoutName) and \($0.second.layoutName) would overlap" }
  }

  /// Names a text that is cut off, and was whole or had more space.
  private static func lostText(in new: LayoutResult, since old: LayoutResult) -> String? {
    let before = Dictionary(
      old.textRooms.map { (old.index(of: $0.node), $0) }, uniquingKeysWith: { first, _ in first })
    let lost = new.textRooms.first { text in
      guard text.fit == .clipped, let room = before[new.index(of: text.node)] else { return false }
      let isSmaller =
        text.available.width < room.available.width - LayoutResult.tolerance
        || text.available.height < room.available.height - LayoutResult.tolerance
      return room.fit != .clipped || isSmaller
    }
    return lost.map { "\($0.node.layoutName) would be cut off" }
  }

  /// Names a view that moves farther than a distance.
  private static func move(
    in new: LayoutResult, since old: LayoutResult, by distance: Double
  ) -> String? {
    let rects = (new.tree.rects(of: new.frames), old.tree.rects(of: old.frames))
    let moves = zip(rects.0, rects.1).map { new, old in
      max((new.x - old.x).magnitude, (new.y - old.y).magnitude)
    }
    guard let position = moves.firstIndex(where: { $0 > distance }) else { return nil }
    return "\(new.nodes[position].layoutName) would move by \(moves[position].text) pt"
  }
}

extension LayoutRect {
  /// Whether the rectangle has no area.
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension [Finding] {
  /// The largest bottom inset of the safe area on upright phones, in points.
  private static let homeIndicator = Screen.phones.compactMap(\.safeArea?.bottom).max() ?? 0

  /// The width of the column of an iPhone Duo, in points.
  private static let column = Screen.duo.compactMap(\.safeArea?.right).max() ?? 0

  /// The farthest that the fixes of these findings may move a view, in points.
  ///
  /// It is `nil` where the extent of a fault is no distance.
  var longestMove: Double? {
    let ofPlaces: Set<Finding.Rule> = [.outsideScreen, .outsideSafeArea, .overlap, .underColumn]
    // A view that changes sides crosses the screen.
    let changesSides = contains { $0.changes.contains(where: \.isAboutDirection) }
    guard !changesSides, allSatisfy({ ofPlaces.contains($0.rule) }), let most = map(\.amount).max()
    else {
      return nil
    }
    // A container moves by the column's whole width, however much of it hides a view in it.
    let column = contains { $0.rule == .underColumn } ? Self.column : 0
    // A view that is brought back keeps a margin to the edge, or to the home indicator there.
    return Swift.max(most, column) + AuditRemedy.margin + Self.homeIndicator
      + AuditedLayout.tolerance
  }
}

extension Finding {
  /// Whether the finding is a reason to refuse a change that brings it: a note too, if it is about a view that
  /// is no longer seen or has no place.
  var isReasonToRefuse: Bool {
    let grave: Set<Rule> = [.conflict, .ambiguous, .overlap, .covered, .noSize, .cutOff]
    return severity > .note || grave.contains(rule)
  }
}
