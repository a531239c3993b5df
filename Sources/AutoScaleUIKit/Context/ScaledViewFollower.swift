#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// Scales this view and all in it whenever it comes into a window, and whenever the window changes.
    ///
    /// It is for views that come and go: cells, which may wait out of sight while the window turns, and
    /// views of controllers that another one covers.
    ///
    ///     override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    ///       super.init(style: style, reuseIdentifier: reuseIdentifier)
    ///       addViews()
    ///       contentView.scaleWithWindow()
    ///     }
    ///
    /// The screen is ``screenContext``. Lengths that are set later are design values; `adaptScreenWidth()`
    /// scales them before the window changes. A second call replaces the type and the exceptions.
    ///
    /// - Parameters:
    ///   - type: The kinds of lengths to scale.
    ///   - classes: Classes whose views are left alone, as in `adaptScreenWidth(type:except:)`.
    public func scaleWithWindow(
      type: AdaptScreenWidthType = .all, except classes: [UIView.Type] = []
    ) {
      let present = subviews.lazy.compactMap { $0 as? ScaledViewFollower }.first
      let follower = present ?? ScaledViewFollower(frame: bounds)
      follower.scale = { $0.adaptScreenWidth(type: type, except: classes, in: $1) }
      if present == nil { insertSubview(follower, at: 0) }
      follower.update()
    }
  }

  /// The view in another one that scales it.
  final class ScaledViewFollower: FollowingView {
    var scale: (@MainActor (UIView, ScreenContext) -> Void)? { didSet { context = nil } }
    private var context: ScreenContext?

    override func update() {
      guard let superview, window != nil else { return }
      let new = screenContext
      if new == context { return }
      context = new
      scale?(superview, new)
    }
  }
#endif
