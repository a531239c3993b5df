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
  guard let holder = object as? any AssociatedObjectsHolder else {
    preconditionFailure("the stub keeps nothing beside \(type(of: object))")
  }
  holder.associatedObjects[key] = value
}

// Source: https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociatedObjectsHolder)?.associatedObjects[key]
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

protocol AssociatedObjectsHolder: AnyObject {
  var associatedObjects: [UnsafeRawPointer: Any] { get set }
}
