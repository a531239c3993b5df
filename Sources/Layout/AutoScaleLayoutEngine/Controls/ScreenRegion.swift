import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// A part of a screen that the system takes, or at which it divides the screen.
///
///     Screen(duo: .closed).regions.map(\.kind)  // [.column, .status, .camera]
public struct ScreenRegion: Hashable, Sendable {
  /// What takes the part.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The column of an iPhone Duo, in which the status and the items of bars lie; the rest of it is free.
    case column
    /// The clock and the other signs of the status, which nothing can be seen or tapped under.
    case status
    /// The camera.
    case camera
    /// The hinge of a device that is folded in part, with its margins.
    case division
  }

  /// What takes the part.
  public let kind: Kind

  /// The part, in points.
  public let frame: LayoutRect
}

extension Screen {
  /// The parts that the system takes, the column first; none but on an iPhone Duo.
  ///
  ///     Screen(duo: .partlyFolded).regions.last  // the division at x 455.5, 40 points wide
  public var regions: [ScreenRegion] {
    guard let duoPose else { return [] }
    let rows = FactTable.duoRegions.rows.filter { $0.text("pose") == duoPose.rawValue }
    let regions = rows.compactMap { row in
      ScreenRegion.Kind(rawValue: row.text("region")).map {
        ScreenRegion(kind: $0, frame: LayoutRect(row.numbers("frame")))
      }
    }
    guard let column else {
      // In the left half the status lies in the column, which only apps with bars have.
      return regions.filter { $0.kind != .status || duoPose.columnEdge == nil }
    }
    return [ScreenRegion(kind: .column, frame: column)] + regions
  }

  /// The column over the whole height, if the screen has one.
  private var column: LayoutRect? {
    guard let insets = safeArea, let edge = insets.columnEdge else { return nil }
    let width = insets[edge]
    return LayoutRect(x: edge == .left ? 0 : self.width - width, width: width, height: height)
  }
}

/// A round corner of a screen.
package struct ScreenCorner: Hashable, Sendable {
  /// Whether the corner is at the top and at the left.
  package let isAtTop, isAtLeft: Bool

  /// The radius of the arc, in points.
  package let radius: Double
}

extension Screen {
  /// The round corners of an iPhone Duo; none for another screen.
  ///
  /// The outer display has 8 points at the hinge and 59 at the free side, and the inner one 55: measured by two
  /// public projects. The corners at the seam between two halves are unknown, and count as square.
  package var corners: [ScreenCorner] {
    guard let duoPose else { return [] }
    return [true, false].flatMap { isAtTop in
      [true, false].map { isAtLeft in
        ScreenCorner(
          isAtTop: isAtTop, isAtLeft: isAtLeft,
          radius: duoPose.cornerRadius(isAtTop: isAtTop, isAtLeft: isAtLeft))
      }
    }
  }
}

extension DuoPose {
  fileprivate func cornerRadius(isAtTop: Bool, isAtLeft: Bool) -> Double {
    switch self {
    // The hinge is at the left of a closed display, and turns with it.
    case .closed: isAtLeft ? 8 : 59
    case .closedCameraRight: isAtTop ? 8 : 59
    case .closedCameraLeft: isAtTop ? 59 : 8
    case .open, .openUpright, .partlyFolded, .partlyFoldedUpright: 55
    case .leftHalf: isAtLeft ? 55 : 0
    case .rightHalf: isAtLeft ? 0 : 55
    }
  }
}

extension LayoutRect {
  /// Makes a rectangle of x, y, width and height.
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ScreenContext {
  /// The pose of an iPhone Duo with the context's size, and with its column where two have one size.
  ///
  /// A context keeps no name of a pose, and no other phone has one of these sizes.
  package var duoPose: DuoPose? {
    guard idiom == .phone else { return nil }
    let poses = Screen.duo.filter { ($0.width, $0.height) == (width, height) }.compactMap(\.duoPose)
    return poses.first { $0.columnEdge == safeArea.columnEdge } ?? poses.first
  }
}
