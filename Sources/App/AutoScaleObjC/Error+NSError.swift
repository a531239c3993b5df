import Foundation

extension Error where Self: CustomStringConvertible {
  /// This error with its description as the localized description, which Objective-C code reads.
  package var asNSError: NSError {
    NSError(domain: "AutoScale", code: 1, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
