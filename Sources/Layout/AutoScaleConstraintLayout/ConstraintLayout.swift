#if canImport(SwiftUI)
  import AutoScale
  import AutoScaleSwiftUI
  import SwiftUI

  /// A container whose views are placed by constraints, as Auto Layout places them.
  ///
  ///     ConstraintLayout {
  ///       Text("Welcome").constraints("title") { make in
  ///         make.top.leading.trailing.equalToSuperview().inset(auto: 16)
  ///       }
  ///       Image("logo").resizable().constraints("logo") { make in
  ///         make.top.equalTo("title", .bottom).offset(auto: 24)
  ///         make.centerX.equalToSuperview()
  ///         make.width.equalTo("logo", .height)
  ///       }
  ///     }
  ///
  /// The size depends on what the parent proposes, in each direction:
  ///
  /// - A number is taken, as by a `UIView`. Contents give way to it, required constraints do not: a container
  ///   whose constraints make it 40 points wide is 40 points wide.
  /// - Zero gives the smallest size that required constraints allow, infinity the largest.
  /// - `nil` gives the smallest size at which constraints and contents hold. Scroll views, lists and
  ///   `fixedSize(horizontal: false, vertical: true)` ask for this height at a given width.
  ///
  /// A view keeps the size of its content like a label: it resists growth at 250 and shrinking at 750. A view that
  /// takes any size, such as a color or a resizable image, resists growth at 51 only. `contentHugging(_:)` and
  /// `contentCompressionResistance(_:)` set other priorities. A view that is smaller than its frame is in the
  /// middle of it.
  ///
  /// Design values such as `inset(auto: 16)` are scaled to the screen of the environment. Constraints that
  /// contradict each other, that leave a view open, or that name no view are reported once in debug builds;
  /// one of them is left out then.
  public struct ConstraintLayout<Content: View>: View {
    @Environment(\.screenContext) private var screen
    @Environment(\.layoutDirection) private var direction
    private let area: ConstraintArea
    private let content: Content

    /// Makes a container.
    ///
    /// - Parameters:
    ///   - area: The part of the screen to which the superview's edges belong.
    ///   - content: The views, from back to front.
    public init(in area: ConstraintArea = .safeArea, @ViewBuilder content: () -> Content) {
      self.area = area
      self.content = content()
    }

    /// The views at their places.
    public var body: some View {
      switch area {
      case .safeArea: ConstraintArrangement(screen: screen) { content }
      case .screen:
        // `Layout` cannot read the safe area; a geometry reader can, and a screen takes the whole size anyway.
        GeometryReader { geometry in
          ConstraintArrangement(
            screen: screen,
            safeArea: LayoutInsets(
              geometry.safeAreaInsets, isRightToLeft: direction == .rightToLeft)
          ) { content }
          .ignoresSafeArea()
        }
      }
    }
  }

  /// The area that a constraint layout fills.
  public enum ConstraintArea: Hashable, Sendable {
    /// The proposed area, which SwiftUI keeps inside the safe area.
    case safeArea
    /// The proposed area and what bars and rounded corners cover beside it.
    ///
    /// The guide `ItemName.safeArea` names the part inside the safe area.
    case screen
  }

  /// Arranges views by their constraints.
  struct ConstraintArrangement: Layout {
    /// The screen to which design values are scaled.
    let screen: ScreenContext
    /// The parts of the container under bars and rounded corners.
    var safeArea = LayoutInsets.zero

    func makeCache(subviews: Subviews) -> ConstrainedTree {
      let tree = ConstrainedTree()
      tree.update(subviews, for: self)
      return tree
    }

    func updateCache(_ cache: inout ConstrainedTree, subviews: Subviews) {
      // The default makes a new cache, which would forget the engine.
      cache.update(subviews, for: self)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ConstrainedTree
    ) -> CGSize {
      cache.size(for: proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ConstrainedTree
    ) {
      for (subview, frame) in zip(subviews, cache.frames(in: bounds.size)) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
#endif
