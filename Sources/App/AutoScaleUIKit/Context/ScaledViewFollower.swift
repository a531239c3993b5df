#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// Scales this view and its subviews whenever it enters a window, and whenever the window
    /// changes.
    ///
    /// Use it for views that come and go: cells, which may be off screen while the window turns,
    /// and views of covered controllers.
    ///
    ///     override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    ///       super.init(style: style, reuseIdentifier: reuseIdentifier)
    ///       addViews()
    ///       contentView.scaleWithWindow()
    ///     }
    ///
    /// The screen is ``screenContext``. Lengths that are set later are design values; call
    /// `adaptScreenWidth()` to scale them before the window changes. A second call replaces the
    /// type and the exceptions.
    ///
    /// - Parameters:
    ///   - type: The kinds of lengths to scale.
    ///   - classes: Classes whose views are left alone, as in `adaptScreenWidth(type:except:)`.
    public func scaleWithWindow(
      type: AdaptScreenWidthType = .all, except classes: [UIView.Type] = []
    ) {
      // A visual effect view takes subviews in its content view only.
      let container = (self as? UIVisualEffectView)?.contentView ?? self
      let present = container.subviews.lazy.compactMap { $0 as? ScaledViewFollower }.first
      let follower = present ?? ScaledViewFollower(frame: container.bounds)
      follower.scale = { [weak self] in
        self?.adaptScreenWidth(type: type, except: classes, in: $0)
      }
      if present == nil { container.insertSubview(follower, at: 0) }
      follower.update()
    }
  }

  /// The view inside another one that scales it.
  final class ScaledViewFollower: FollowingView {
    var scale: (@MainActor (ScreenContext) -> Void)? { didSet { context = nil } }
    private var context: ScreenContext?

    override func update() {
      guard window != nil else { return }
      let new = screenContext
      if new == context { return }
      context = new
      scale?(new)
    }
  }
#endif
