/// The SDK with which an app is built, as far as layouts depend on it.
///
///     BuildSDK.from27_1.rawValue  // "27.1"
///
/// ``MarginRules/sdk27_1`` has the margins of the later one.
public enum BuildSDK: String, CaseIterable, Hashable, Sendable, Codable {
  /// An SDK before that of iOS 27.1, on any system.
  case before27_1 = "27.0"

  /// The SDK of iOS 27.1 or a later one, on a system of this version or a later one.
  case from27_1 = "27.1"
}
