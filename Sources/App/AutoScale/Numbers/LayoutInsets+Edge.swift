extension LayoutInsets {
  /// An edge of a rectangle, in the order of the insets.
  ///
  ///     LayoutInsets(top: 59, bottom: 34)[.bottom]  // 34
  public enum Edge: UInt8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The left edge.
    case left
    /// The bottom edge.
    case bottom
    /// The right edge.
    case right

    /// The axis along which the edge moves: horizontal for left and right.
    @inlinable package var axis: LayoutAxis {
      self == .left || self == .right ? .horizontal : .vertical
    }

    /// The name of the edge in messages and attributes.
    package var name: String {
      switch self {
      case .top: "top"
      case .left: "left"
      case .bottom: "bottom"
      case .right: "right"
      }
    }

    /// Whether the edge is at the end of its axis: right or bottom.
    @inlinable package var isFar: Bool { self == .right || self == .bottom }
  }

  /// The inset at an edge, in points.
  @inlinable public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// Makes insets from a function that returns the inset at each edge, in points.
  ///
  ///     LayoutInsets { max(one[$0], other[$0]) }
  public init(_ distance: (Edge) -> Double) {
    self.init(
      top: distance(.top), left: distance(.left), bottom: distance(.bottom),
      right: distance(.right))
  }
}
