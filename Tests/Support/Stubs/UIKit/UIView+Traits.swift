// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The traits of a view: those that it took over last, with its overrides.
struct TraitState {
  typealias Override = (inout UITraitCollection.Traits) -> Void

  /// Those of the superview when the view was last updated. A new view has the device's, and one that
  /// left its superview keeps what it had.
  // Source: https://developer.apple.com/videos/play/wwdc2023/10057/, only views in the hierarchy are updated.
  var inherited = UITraitCollection.ofTheDevice.traits
  var present = UITraitCollection.ofTheDevice
  var overrides: [AnyHashable: Override] = [:]
  var handlers: [(traits: [ObjectIdentifier], tell: (UITraitCollection) -> Void)] = []

  /// The inherited traits with the overrides, which are in force from the next update on.
  var updated: UITraitCollection {
    var traits = inherited
    for override in overrides.values { override(&traits) }
    return UITraitCollection(traits)
  }
}

extension UIView {
  /// Takes over the superview's traits, and tells of what changed.
  ///
  /// Traits go down the hierarchy: those of views in this one are not updated yet.
  // Source: https://developer.apple.com/forums/thread/733301
  func updateOwnTraits() {
    if let outer = superview?.traitCollection ?? (self as? UIWindow)?.windowScene?.traitCollection {
      traits.inherited = outer.traits
    }
    let (previous, new) = (traits.present, traits.updated)
    if previous.traits == new.traits { return }
    traits.present = new
    if new.preferredContentSizeCategory != previous.preferredContentSizeCategory { adjustFonts() }
    new.performAsCurrent {
      for handler in traits.handlers
      where handler.traits.contains(where: { new.traits.differ(from: previous.traits, in: $0) }) {
        handler.tell(previous)
      }
      traitCollectionDidChange(previous)
    }
  }

  func override(_ key: AnyHashable, _ change: TraitState.Override?) {
    traits.overrides[key] = change
    setNeedsLayout()
  }
}

@available(iOS 17, tvOS 17, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let kinds = traits.map { ObjectIdentifier($0) }
    self.traits.handlers.append(
      (
        kinds,
        { [weak self] previous in
          if let view = self as? TraitEnvironment { handler(view, previous) }
        }
      ))
    return Registration()
  }

  private struct Registration: UITraitChangeRegistration {}
}

extension UITraitCollection {
  // Source: https://developer.apple.com/documentation/uikit/uitraitcollection/current
  public nonisolated(unsafe) static var current = UITraitCollection.ofTheDevice

  // Source: https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }
}
