// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

// Source: https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  switch object {
  case let root as Root: root.associatedObjects[key] = value
  case let layer as CALayer: layer.associatedObjects[key] = value
  default: preconditionFailure("the stub keeps nothing beside \(type(of: object))")
  }
}

// Source: https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  switch object {
  case let root as Root: root.associatedObjects[key]
  case let layer as CALayer: layer.associatedObjects[key]
  default: nil
  }
}

// Source: https://developer.apple.com/documentation/objectivec/class_getimagename(_:)
//
// Classes of this module are in UIKit, those of MapKit's stub in MapKit, all others in the app.
public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? {
  guard let cls else { return nil }
  let image: StaticString =
    switch String(reflecting: cls).prefix(while: { $0 != "." }) {
    case "UIKit": "/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore"
    case "MapKit": "/System/Library/Frameworks/MapKit.framework/MapKit"
    default: "/private/var/containers/Bundle/App.app/App"
    }
  return UnsafeRawPointer(image.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The associated objects of an object, of which most have one: a dictionary in each would be most of
/// what a walk costs.
struct AssociatedObjects {
  private var firstKey: UnsafeRawPointer?
  private var first: Any?
  private var others: [UnsafeRawPointer: Any]?

  subscript(key: UnsafeRawPointer) -> Any? {
    get { firstKey == key ? first : others?[key] }
    set {
      if firstKey == nil || firstKey == key {
        (firstKey, first) = (key, newValue)
      } else {
        others = others ?? [:]
        others?[key] = newValue
      }
    }
  }
}
