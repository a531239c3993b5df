/// A pose of an iPhone Duo: how it is folded and held, and which part of the display an app has.
///
///     Screen(duo: .open).width              // 951
///     DuoPose.closedCameraLeft.description  // "closed on its side (camera left)"
///
/// Folding, turning and Split View are live resizes of one scene. Sources: measurements in the simulator of
/// Xcode 27.1 that two to nine independent public projects agree on; nothing was measured on a device.
public enum DuoPose: String, CaseIterable, Hashable, Sendable, Codable {
  /// Closed and upright.
  case closed
  /// Closed, on its side, with the camera at the right.
  case closedCameraRight
  /// Closed, on its side, with the camera at the left.
  case closedCameraLeft
  /// Open and wider than high.
  case open
  /// Open and higher than wide.
  case openUpright
  /// The right half of the open display, in Split View.
  case rightHalf
  /// The left half of the open display, in Split View.
  case leftHalf
  /// Folded in part, and wider than high.
  case partlyFolded
  /// Folded in part, and higher than wide.
  case partlyFoldedUpright

  /// The side at which the system keeps a column for the status and the items of bars, in both directions of
  /// reading.
  ///
  /// Open and upright there is none. In the left half an app has the column if system bars contain it: two
  /// projects measured it with bars, and three no column without.
  public var columnEdge: LayoutInsets.Edge? {
    switch self {
    case .closed, .closedCameraRight, .open, .rightHalf, .partlyFolded: .right
    case .closedCameraLeft, .leftHalf: .left
    case .openUpright, .partlyFoldedUpright: nil
    }
  }

  /// Whether the outer display shows the app.
  public var isClosed: Bool { [.closed, .closedCameraRight, .closedCameraLeft].contains(self) }

  /// The pose after a turn by a quarter, if the device stays as it is; a half turns into no known pose.
  var turned: DuoPose? {
    switch self {
    case .closed: .closedCameraRight
    case .closedCameraRight, .closedCameraLeft: .closed
    case .open: .openUpright
    case .openUpright: .open
    case .partlyFolded: .partlyFoldedUpright
    case .partlyFoldedUpright: .partlyFolded
    case .leftHalf, .rightHalf: nil
    }
  }

  /// The width and the height, in points.
  var size: (width: Double, height: Double) {
    switch self {
    case .closed: (466, 678)
    case .closedCameraRight, .closedCameraLeft: (678, 466)
    case .open, .partlyFolded: (951, 669)
    case .openUpright, .partlyFoldedUpright: (669, 951)
    // 13 points lie between the halves.
    case .leftHalf, .rightHalf: (469, 669)
    }
  }

  /// The insets of a window, in points, without bars or among those of containers.
  func safeArea(amongBars: Bool) -> LayoutInsets {
    var insets = LayoutInsets(bottom: 34)
    if let columnEdge {
      insets[columnEdge] = self == .leftHalf && !amongBars ? 0 : 84
    } else {
      insets.top = 82
    }
    return insets
  }
}

extension DuoPose: CustomStringConvertible {
  /// The pose in words, such as `closed` or `open upright`.
  public var description: String {
    switch self {
    case .closed: "closed"
    case .closedCameraRight: "closed on its side (camera right)"
    case .closedCameraLeft: "closed on its side (camera left)"
    case .open: "open"
    case .openUpright: "open upright"
    case .rightHalf: "right half"
    case .leftHalf: "left half"
    case .partlyFolded: "partly folded"
    case .partlyFoldedUpright: "partly folded upright"
    }
  }
}

extension Screen {
  /// The screens of an iPhone Duo, a pose each.
  ///
  ///     @Test(arguments: Screen.duo) func fits(_ screen: Screen) { … }
  ///     Screen.duo.map(\.width)  // [466, 678, 678, 951, 669, 469, 469, 951, 669]
  public static let duo = DuoPose.allCases.map { Screen(duo: $0) }

  /// Makes the screen of an iPhone Duo in a pose.
  ///
  ///     Screen(duo: .closed).safeArea  // bottom 34, right 84
  ///
  /// The name has the pose, such as `iPhone Duo left half`.
  public init(duo pose: DuoPose) {
    self.init(name: "iPhone Duo \(pose)", year: 2026, display: .duo(pose))
  }

  /// The pose, if it is a screen of an iPhone Duo.
  public var duoPose: DuoPose? { display.pose }

  /// The screen as an app has it whose containers show system bars: in the left half of an iPhone Duo such an
  /// app has a column, which others have not.
  package var amongBars: Screen {
    duoPose.map { with(safeArea: $0.safeArea(amongBars: true)) } ?? self
  }

  /// Returns the screen with another safe area, as a container gives it to what it shows.
  package func with(safeArea: LayoutInsets) -> Screen {
    var display = display
    display.safeArea = safeArea
    return Screen(name: deviceName, year: year, display: display, isTurned: isTurned)
  }
}

extension LayoutInsets {
  /// The side with the column of an iPhone Duo: the only side that has an inset.
  ///
  /// The sensors of other phones on their sides have an inset at both.
  package var columnEdge: Edge? { (left > 0) == (right > 0) ? nil : left > 0 ? .left : .right }
}
