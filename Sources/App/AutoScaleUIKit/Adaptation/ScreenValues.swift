#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// Sets a design length, in points, with exceptions for some screens.
    ///
    ///     card.setScreenValue(8.screen(.idiom(.pad), is: 12), of: .cornerRadius)
    ///     title.setScreenValue(17.screen(.width(..<360), is: 15), of: .fontSize)
    ///
    /// The length is scaled to the view's screen immediately. Each walk takes the number for the
    /// screen of its window. A length that is set later replaces all of them.
    ///
    /// - Parameters:
    ///   - value: The length.
    ///   - property: The length to set; a length that the view lacks stays absent.
    public func setScreenValue(_ value: ScreenValue<some DesignNumber>, of property: ScaledProperty)
    {
      let values = value.designNumbers
      let context = adaptableContext
      setAdaptableLength(
        TrackedLength(design: values.value(in: context), of: property, in: context), of: property,
        in: context)
      AdaptationRecord.record(for: self).rare.screenValues[property] = values
      values.noteUse()
    }

    /// Returns a design length, in points, with its exceptions, if it has any.
    public func screenValue(of property: ScaledProperty) -> ScreenValue<Double>? {
      AdaptationRecord.rare(for: self)?.screenValues[property]
    }

    /// Whether the view is hidden, with exceptions for some screens, if there are any.
    ///
    ///     subtitle.screenIsHidden = false.screen(.width(..<360), is: true)
    ///
    /// Each walk sets `isHidden` for its screen. A value that is set later replaces all of them.
    public var screenIsHidden: ScreenValue<Bool>? {
      get { AdaptationRecord.rare(for: self)?.screenIsHidden }
      set {
        let values = AdaptationRecord.record(for: self).rare
        values.screenIsHidden = newValue
        newValue?.noteUse()
        if let newValue { setHidden(newValue.value(in: adaptableContext), in: values) }
      }
    }

    /// Whether the view may have values with exceptions.
    public var holdsScreenValues: Bool { AdaptationRecord.rare(for: self) != nil }

    /// A length in design points with its exceptions, if it has any.
    public func adaptableScreenValue(of property: ScaledProperty) -> ScreenValue<Double>? {
      AdaptationRecord.rare(for: self)?.screenValue(of: property) {
        adaptableLength(property).design
      }
    }

    /// Sets `isHidden` to the value for a screen, if it has exceptions.
    public func setScreenValues(for context: ScreenContext) {
      guard let values = AdaptationRecord.rare(for: self), let value = values.screenIsHidden
      else { return }
      if isHidden == values.lastIsHidden {
        setHidden(value.value(in: context), in: values)
      } else {
        values.screenIsHidden = nil
      }
    }

    private func setHidden(_ isHidden: Bool, in values: AdaptationRecord.RareValues) {
      values.lastIsHidden = isHidden
      if self.isHidden != isHidden { self.isHidden = isHidden }
    }
  }

  extension NSLayoutConstraint {
    /// The design constant, in points, with exceptions for some screens, if it has any.
    ///
    ///     height.screenConstant = 105.0.screen(.width(414...), is: 114)
    ///
    /// Setting it does what setting ``autoConstant`` does. Each walk takes the number for the screen of
    /// its window. A constant that is set later replaces all of them.
    public var screenConstant: ScreenValue<Double>? {
      get { AdaptationRecord.rare(for: self)?.screenValues[.constraint] }
      set {
        if let newValue { autoConstant = CGFloat(newValue.value(in: adaptableContext)) }
        AdaptationRecord.record(for: self).rare.screenValues[.constraint] = newValue
        newValue?.noteUse()
      }
    }

    /// Sets a design constant, in points, with exceptions for some screens, and returns the constraint.
    ///
    ///     image.heightAnchor.constraint(equalToConstant: 0)
    ///       .autoConstant(105.screen(.width(414...), is: 114)).isActive = true
    @discardableResult
    public func autoConstant(_ value: ScreenValue<some DesignNumber>) -> NSLayoutConstraint {
      screenConstant = value.designNumbers
      return self
    }

    /// The constant in design points with its exceptions, if it has any.
    public func adaptableScreenValue(of property: ScaledProperty) -> ScreenValue<Double>? {
      AdaptationRecord.rare(for: self)?.screenValue(of: .constraint) {
        adaptableConstant.length.design
      }
    }
  }

  extension AdaptationRecord.RareValues {
    /// The design value of a length with its exceptions; forgets them if another one was set.
    fileprivate func screenValue(
      of property: ScaledProperty, present: () -> Double
    ) -> ScreenValue<Double>? {
      guard let values = screenValues[property] else { return nil }
      // UIKit may keep lengths in fewer digits.
      let design = present()
      if values.values.contains(where: { ($0 - design).magnitude <= 1e-6 * $0.magnitude }) {
        return values
      }
      screenValues[property] = nil
      return nil
    }
  }
#endif
