#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// Scales this view and its subviews at once, and again whenever their screen changes.
    ///
    /// Use it for views that come and go: cells, which a list measures before they are in a window and
    /// keeps while the window turns, and views of covered controllers.
    ///
    ///     override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    ///       super.init(style: style, reuseIdentifier: reuseIdentifier)
    ///       addViews()
    ///       contentView.scaleWithWindow()
    ///     }
    ///
    /// The screen is ``screenContext``. A view that is made before any window is followed is scaled when
    /// one is. Lengths that are set later are design values; call `adaptScreenWidth()` to scale them.
    /// A second call replaces the type and the exceptions.
    ///
    /// - Parameters:
    ///   - type: The kinds of lengths to scale.
    ///   - classes: Classes whose views are left alone, as in `adaptScreenWidth(type:except:)`.
    public func scaleWithWindow(
      type: AdaptScreenWidthType = .all, except classes: [UIView.Type] = []
    ) {
      let scaler = ViewScaler(of: self, type: type, except: classes)
      let record = AdaptationRecord.record(for: self).rare
      if record.scaler == nil { observeScreen() }
      record.scaler = scaler
      FollowedWindows.add(scaler)
      scaler.update()
    }

    private func observeScreen() {
      if #available(iOS 17, tvOS 17, *) {
        registerForTraitChanges([ScreenContextTrait.self]) { (view: UIView, _) in
          AdaptationRecord.rare(for: view)?.scaler?.update()
        }
      } else {
        addEntryObserver()
      }
    }

    /// Adds the view that tells of windows where views cannot register for it.
    package func addEntryObserver() {
      // A visual effect view takes subviews in its content view only.
      let container = (self as? UIVisualEffectView)?.contentView ?? self
      let observer = EntryObserver(frame: .zero)
      observer.tell = { [weak self] in
        self.flatMap { AdaptationRecord.rare(for: $0)?.scaler?.update() }
      }
      observer.enter(container)
    }
  }

  /// What scales a view with its window; the record of the view keeps it.
  @MainActor final class ViewScaler {
    private weak var view: UIView?
    private let type: AdaptScreenWidthType
    private let classes: [UIView.Type]
    private var context: ScreenContext?

    init(of view: UIView, type: AdaptScreenWidthType, except classes: [UIView.Type]) {
      (self.view, self.type, self.classes) = (view, type, classes)
    }

    /// Scales the view if its screen is known and another one than before.
    func update() {
      guard let view, !view.isInSwitchedOffView, let new = view.surroundingContext ?? .ifSet,
        new != context
      else { return }
      let old = context
      context = new
      view.adaptScreenWidth(type: type, except: classes, in: new, since: old)
    }
  }
#endif
