import Foundation

extension Error {
  /// What the system says of the error, without a period, so that a fix can follow it.
  package var cause: String {
    let text = localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
