// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
///
/// Classes of this module are in UIKit, all others in the app.
public func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? {
  guard let cls else { return nil }
  return String(reflecting: cls).hasPrefix("UIKit.") ? systemImage : appImage
}

nonisolated(unsafe) private let systemImage = imageName(
  "/System/Library/PrivateFrameworks/UIKitCore.framework/UIKitCore")
nonisolated(unsafe) private let appImage = imageName("/private/var/containers/Bundle/App.app/App")

private func imageName(_ path: String) -> UnsafePointer<CChar> {
  let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: path.utf8.count + 1)
  for (index, byte) in (path.utf8CString).enumerated() { bytes[index] = byte }
  return UnsafePointer(bytes)
}

protocol AssociatedObjectsHolder: AnyObject {
  var associatedObjects: [UnsafeRawPointer: Any] { get set }
}
