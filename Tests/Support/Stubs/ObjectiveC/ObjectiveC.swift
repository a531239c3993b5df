// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The types that Foundation bridges to Objective-C, as far as modules for apps use them in @objc
// declarations. CGFloat is a number of C and not bridged; here it counts as one that can be represented.

import Foundation

// Source: https://developer.apple.com/documentation/swift/working-with-foundation-types
extension String: Bridged { public typealias _ObjectiveCType = NSString }
extension Array: Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: Bridged { public typealias _ObjectiveCType = NSDictionary }
extension Data: Bridged { public typealias _ObjectiveCType = NSData }
extension URL: Bridged { public typealias _ObjectiveCType = NSURL }

// Source: https://developer.apple.com/documentation/corefoundation/cgfloat-swift.struct
extension CGFloat: Bridged { public typealias _ObjectiveCType = NSNumber }

// Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)
extension NSObject {
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func value(forKey key: String) -> Any? { nil }
}

// Source: https://github.com/swiftlang/swift/blob/main/stdlib/public/core/BridgeObjectiveC.swift
public protocol Bridged: _ObjectiveCBridgeable {}

extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { preconditionFailure("only for types") }

  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    preconditionFailure("only for types")
  }
}
