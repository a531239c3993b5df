#if canImport(UIKit)
  import AutoScale
  import UIKit

  #if compiler(>=6.2)
    extension UIView: @MainActor ScreenAdaptable {}
  #else
    extension UIView: @preconcurrency ScreenAdaptable {}
  #endif

  extension UIView {
    /// This view.
    public var adaptableNode: UIView { self }

    /// The subviews; empty if the system lays them all out, as in a switch or an alert, and without
    /// those that a framework added to the app's subclass of its view, such as a map.
    public var adaptableChildren: [UIView] {
      // Accessing the array's storage copies UIKit's array, and a walk would do so for each child.
      let views = subviews.map(\.self)
      if views.isEmpty || isSwitchedOff { return [] }
      let known = SystemClass.of(type(of: self))
      if known.isClosed || isClosedScreen { return [] }
      return known.hasSystemParts ? views.filter { !isSystemPart($0) } : views
    }

    /// The constraints of the view, without those of the views in it that the system lays out; empty
    /// for the view of an alert or another system screen.
    public var adaptableConstraints: [NSLayoutConstraint] {
      let constraints = constraints
      if constraints.isEmpty || isClosedScreen || isSwitchedOff { return [] }
      let known = SystemClass.of(type(of: self))
      guard known.isClosed || known.hasSystemParts else { return constraints }
      return constraints.filter { constraint in
        let (first, second) = constraint.adaptableItems
        return ![first, second].contains { $0.map { isSystemPart($0) } ?? false }
      }
    }

    /// Whether a view is inside this one and laid out by the system.
    private func isSystemPart(_ view: UIView) -> Bool {
      let known = SystemClass.of(type(of: self))
      return view !== self && (known.isClosed || known.hasPart(SystemClass.of(type(of: view))))
    }

    /// Whether the view belongs to a system screen: in the responder chain a view's controller
    /// follows the view.
    private var isClosedScreen: Bool {
      (next as? UIViewController).map { SystemClass.of(type(of: $0)).isClosed } ?? false
    }

    /// The accessibility identifier.
    public var adaptableIdentifier: String? { accessibilityIdentifier }

    /// The accessibility identifier, or the class name of a view without one.
    public var adaptableName: String { accessibilityIdentifier ?? adaptableClassName }

    /// The names of the views around this one and its own, the outermost first.
    public var adaptablePath: String {
      sequence(first: self, next: \.superview).map(\.adaptableName).reversed()
        .joined(separator: "/")
    }

    /// The name of the class.
    public var adaptableClassName: String { String(describing: type(of: self)) }

    /// Whether scaling changes the font: `true` always, `false` never, `nil` as the walk decides.
    public var adaptableSwitch: Bool? {
      get { AdaptationRecord.existing(for: self)?.adapterScreen }
      set { AdaptationRecord.record(for: self).adapterScreen = newValue }
    }

    /// The text style that the font follows: that of the font, unless another one is set.
    ///
    /// Set it to make a font without a text style follow the user's text size. A font of `UIFontMetrics`
    /// follows it without that if the view adjusts its font, and has no text style here.
    ///
    ///     label.font = UIFont(name: "Avenir-Book", size: 15)
    ///     label.adaptableTextStyle = .body
    public var adaptableTextStyle: TextStyle? {
      get { AdaptationRecord.rare(for: self)?.textStyle ?? scaledText?.mainFont?.textStyle }
      set { AdaptationRecord.record(for: self).rare.textStyle = newValue }
    }

    /// The lengths of the view; empty for a view of an undocumented class.
    ///
    /// Radius, border and insets are left out while they are zero; layout margins while they are
    /// the system's, or include the safe area or the superview's margins.
    public var adaptableProperties: ScaledPropertySet {
      let known = SystemClass.of(type(of: self))
      if isSwitchedOff { return [] }
      if known.isPrivate { return isContentView ? layer.adaptableProperties : [] }
      var properties = lengths(of: known)
      if scaledText?.mainFont != nil { properties.insert(.fontSize) }
      return properties
    }

    /// The lengths of the view, read without a change: a button without a title makes a label when it
    /// is asked for its font.
    package var presentProperties: ScaledPropertySet {
      if presentFont != nil { return adaptableProperties }
      let known = SystemClass.of(type(of: self))
      return known.isPrivate ? [] : lengths(of: known)
    }

    /// The lengths besides the font.
    private func lengths(of known: SystemClass) -> ScaledPropertySet {
      var properties = layer.adaptableProperties
      if properties.contains(.cornerRadius), hasComputedRadius { properties.remove(.cornerRadius) }
      if known.isButton, let button = self as? UIButton {
        properties.formUnion(button.backgroundProperties)
      }
      if known.isLabel, let label = self as? UILabel, label.preferredMaxLayoutWidth > 0 {
        properties.insert(.itemSize(.textWidth))
      }
      if self[.custom] != nil { properties.insert(.spacing(.custom)) }
      let record = AdaptationRecord.existing(for: self)
      if let values = record?.rareValues?.screenValues {
        for property in values.keys { properties.insert(ScaledPropertySet(only: property)) }
      }
      properties.formUnion(marginProperties(record))
      if !known.possibleLengths.isEmpty { properties.formUnion(present(known.possibleLengths)) }
      return properties
    }

    /// Whether code set the radius to half of a side that is scaled already, as for a circle; it does so
    /// again after the next layout.
    private var hasComputedRadius: Bool {
      let radius = layer.cornerRadius
      let isHalf = [bounds.width, bounds.height].contains { abs($0 - 2 * radius) < 0.01 }
      guard isHalf, layer.adaptableLength(.cornerRadius).ledgerEntry?.applied != Double(radius)
      else {
        return false
      }
      let touching = (superview?.constraints ?? []).filter {
        $0.firstItem === self || $0.secondItem === self
      }
      return (constraints + touching).contains {
        AdaptationRecord.existing(for: $0)?.entries[.constraint].map { $0.design != $0.applied }
          ?? false
      }
    }

    /// The margins that are not the system's: UIKit sets four at once, so that 8 is the app's too once
    /// another one is.
    private func marginProperties(_ record: AdaptationRecord?) -> ScaledPropertySet {
      guard let margins = ownMargins(record) else { return [] }
      return LayoutInsets.Edge.allCases.reduce(into: []) { properties, edge in
        let isScaled = record?.entries[.insets(.layoutMargins, edge)] != nil
        let isLeft = margins[edge] == 0 || systemMargins(edge).contains(margins[edge])
        if isLeft && !isScaled { return }
        properties.insert(ScaledPropertySet(only: .insets(.layoutMargins, edge)))
      }
    }

    /// Some of these lengths, if the view has them and they are not left to the system.
    private func present(_ possible: ScaledPropertySet) -> ScaledPropertySet {
      var properties: ScaledPropertySet = []
      for gap in ScaledProperty.Gap.allCases where possible.contains(.spacing(gap)) {
        if self[gap] != nil { properties.insert(.spacing(gap)) }
      }
      for size in ScaledProperty.ItemSize.allCases where possible.contains(.itemSize(size)) {
        if self[size] != nil { properties.insert(.itemSize(size)) }
      }
      for insets in ScaledProperty.Insets.allCases where possible.contains(.insets(insets)) {
        if self[insets] != nil { properties.insert(.insets(insets)) }
      }
      return properties
    }

    /// A length, or zero if the view lacks it.
    public func adaptableLength(_ property: ScaledProperty) -> TrackedLength {
      let entry = AdaptationRecord.existing(for: self)?.entries[property]
      return switch property {
      case .cornerRadius, .borderWidth:
        (self as? UIButton)?.backgroundLength(property).map {
          TrackedLength($0, ledgerEntry: entry)
        }
          ?? layer.adaptableLength(property)
      case .constraint: TrackedLength(0)
      case .fontSize: textSize(rememberedAs: entry)
      case .spacing(let gap): TrackedLength(self[gap] ?? 0, ledgerEntry: entry)
      case .itemSize(let size): TrackedLength(self[size] ?? 0, ledgerEntry: entry)
      case .insets(let insets, let edge):
        TrackedLength(self[insets]?[edge] ?? 0, ledgerEntry: entry)
      }
    }

    /// Changes only this length; a font that follows the text size goes on following it.
    public func setAdaptableLength(
      _ length: TrackedLength, of property: ScaledProperty, in context: ScreenContext
    ) {
      if property == .fontSize {
        setTextSize(length, in: context)
      } else {
        setAdaptableLength(length, of: property)
      }
    }

    /// Changes only this length; a length that the view lacks stays absent.
    public func setAdaptableLength(_ length: TrackedLength, of property: ScaledProperty) {
      switch property {
      case .constraint: return
      case .cornerRadius, .borderWidth:
        guard let button = self as? UIButton, button.backgroundLength(property) != nil else {
          return layer.setAdaptableLength(length, of: property)
        }
        button.setBackgroundLength(CGFloat(length.value), of: property)
      case .fontSize: setTextSize(length)
      case .spacing(let gap): self[gap] = length.value
      case .itemSize(let size): self[size] = length.value
      case .insets(let insets, let edge):
        // Content insets can be set while they are zero, as for a keyboard.
        let none = insets == .content && self is UIScrollView ? LayoutInsets.zero : nil
        guard var edges = self[insets] ?? none else { return }
        edges[edge] = length.value
        self[insets] = edges
      }
      AdaptationRecord.remember(length.ledgerEntry, of: property, at: self)
    }
  }
#endif
