// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: https://developer.apple.com/documentation/os/osallocatedunfairlock
@available(macOS 13, iOS 16, tvOS 16, *)
public struct OSAllocatedUnfairLock<State>: Sendable {}

@available(macOS 13, iOS 16, tvOS 16, *)
extension OSAllocatedUnfairLock where State == Void {
  public init() {}
  public func lock() {}
  public func unlock() {}
}
