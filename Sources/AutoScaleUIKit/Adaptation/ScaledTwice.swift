#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// Tells an app's developer, once and in debug builds only, that a walk took an already scaled
  /// value for a design value.
  @MainActor enum ScaledTwice {
    private static let notice = DeveloperNotice()

    /// Prints the message if a length that was just scaled for the first time looks already scaled.
    ///
    /// - Parameters:
    ///   - entry: The new ledger entry.
    ///   - previous: The previous ledger entry, if any.
    ///   - view: The view of the length or of its constraint.
    ///   - name: The name of the length.
    static func check(
      _ entry: LedgerEntry?, since previous: LedgerEntry?, in view: @autoclosure () -> UIView?,
      _ name: @autoclosure () -> String
    ) {
      #if DEBUG
        guard let entry, entry.design != previous?.design,
          let origin = entry.design.scaledOrigin(at: entry.applied / entry.design)
        else { return }
        notice.print(
          message(
            [view()?.adaptablePath, name()].compactMap(\.self).joined(separator: ": "), entry,
            origin))
      #endif
    }

    private static func message(_ place: String, _ entry: LedgerEntry, _ origin: Double) -> String {
      """
      \(place) was \(entry.design), which is \(origin) already scaled; the walk made it \
      \(entry.applied). Write the design value \(origin) in a tree that is walked, set it as \
      constraint.autoConstant, which no walk scales again, or pass an already scaled length to \
      setApplied(_:to:in:).
      """
    }
  }
#endif
