#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// Tells the developer of an app, once and in debug builds only, that a walk took a value for a
  /// design value that was scaled already.
  @MainActor enum ScaledTwice {
    private static var isSaid = false

    /// Says so if a length that was just scaled for the first time looks scaled before.
    ///
    /// - Parameters:
    ///   - entry: The design value and what came of it.
    ///   - previous: What was remembered of the length before, if anything.
    ///   - view: The view that has the length, or one that its constraint is about.
    ///   - name: The name of the length.
    static func check(
      _ entry: LedgerEntry?, since previous: LedgerEntry?, in view: @autoclosure () -> UIView?,
      _ name: @autoclosure () -> String
    ) {
      #if DEBUG
        guard !isSaid, let entry, entry.design != previous?.design,
          let origin = origin(of: entry)
        else { return }
        isSaid = true
        let path = view().map(path)
        let place = [path, name()].compactMap(\.self).joined(separator: ": ")
        print(message(place, entry, origin))
      #endif
    }

    /// The whole or half number from which a design value looks scaled, if it is no such number itself.
    ///
    /// Lengths below a point are lines of a pixel.
    private static func origin(of entry: LedgerEntry) -> Double? {
      let factor = entry.applied / entry.design
      let origin = (entry.design / factor * 2).rounded() / 2
      let isRound = (entry.design * 2).rounded() == entry.design * 2
      let isScaled = abs(origin * factor - entry.design) < abs(entry.design) * 1e-12
      return factor != 1 && abs(entry.design) >= 1 && !isRound && isScaled ? origin : nil
    }

    /// The names of a view and all around it, from the outermost one on.
    private static func path(of view: UIView) -> String {
      sequence(first: view, next: \.superview).map(\.adaptableName).reversed()
        .joined(separator: "/")
    }

    private static func message(_ place: String, _ entry: LedgerEntry, _ origin: Double) -> String {
      """
      AutoScale: \(place) was \(entry.design), which is \(origin) scaled already; the walk made \
      \(entry.applied) of it. Write the design value \(origin) where a walk scales the tree, or set it as \
      constraint.autoConstant, which no walk scales again; for a length that is scaled already there is \
      setApplied(_:to:in:).
      """
    }
  }
#endif
