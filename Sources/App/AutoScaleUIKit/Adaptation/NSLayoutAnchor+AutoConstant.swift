#if canImport(UIKit)
  import AutoScale
  import UIKit

  // Constraints with design values as constants, as with `autoConstant`, alone or with exceptions for
  // some screens. The anchors' generic superclass is imported from Objective-C and cannot be extended,
  // so each subclass has its own methods.

  extension NSLayoutXAxisAnchor {
    /// Returns a constraint: this position equals another one plus a design constant, in points.
    ///
    ///     label.leadingAnchor.constraint(equalTo: image.leadingAnchor, autoConstant: 16)
    ///     label.leadingAnchor.constraint(
    ///       equalTo: image.leadingAnchor, autoConstant: 16.screen(.idiom(.pad), is: 24))
    public func constraint(
      equalTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(equalTo: anchor).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this position is at least another one plus a design constant, in
    /// points.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>,
      autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(greaterThanOrEqualTo: anchor).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this position is at most another one plus a design constant, in
    /// points.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(lessThanOrEqualTo: anchor).scaled(fromDesign: autoConstant)
    }
  }

  extension NSLayoutYAxisAnchor {
    /// Returns a constraint: this position equals another one plus a design constant, in points.
    ///
    ///     label.topAnchor.constraint(equalTo: image.bottomAnchor, autoConstant: 16)
    public func constraint(
      equalTo anchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(equalTo: anchor).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this position is at least another one plus a design constant, in
    /// points.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutYAxisAnchor>,
      autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(greaterThanOrEqualTo: anchor).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this position is at most another one plus a design constant, in
    /// points.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(lessThanOrEqualTo: anchor).scaled(fromDesign: autoConstant)
    }
  }

  extension NSLayoutDimension {
    /// Returns a constraint: this length equals a design constant, in points.
    ///
    ///     button.heightAnchor.constraint(equalToAutoConstant: 48)
    public func constraint(equalToAutoConstant autoConstant: some ScreenNumber)
      -> NSLayoutConstraint
    {
      constraint(equalToConstant: 0).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this length is at least a design constant, in points.
    public func constraint(greaterThanOrEqualToAutoConstant autoConstant: some ScreenNumber)
      -> NSLayoutConstraint
    {
      constraint(greaterThanOrEqualToConstant: 0).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this length is at most a design constant, in points.
    public func constraint(lessThanOrEqualToAutoConstant autoConstant: some ScreenNumber)
      -> NSLayoutConstraint
    {
      constraint(lessThanOrEqualToConstant: 0).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this length equals a multiple of another one plus a design constant,
    /// in points.
    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(equalTo: anchor, multiplier: multiplier).scaled(fromDesign: autoConstant)
    }

    /// Returns a constraint: this length is at least a multiple of another one plus a design
    /// constant, in points.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1,
      autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier).scaled(
        fromDesign: autoConstant)
    }

    /// Returns a constraint: this length is at most a multiple of another one plus a design
    /// constant, in points.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1,
      autoConstant: some ScreenNumber
    ) -> NSLayoutConstraint {
      constraint(lessThanOrEqualTo: anchor, multiplier: multiplier).scaled(fromDesign: autoConstant)
    }
  }

  extension NSLayoutConstraint {
    fileprivate func scaled(fromDesign design: some ScreenNumber) -> NSLayoutConstraint {
      let numbers = design.designNumbers
      if numbers.hasExceptions { return autoConstant(numbers) }
      autoConstant = CGFloat(numbers.base)
      return self
    }
  }
#endif
