#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// A placeholder for elements without constraints, such as layers; there are no instances.
  public final class NoConstraint<Node: AnyObject>: AdaptableConstraint {
    /// Zero.
    public var adaptableConstant = TrackedConstant(TrackedLength(0))
    /// False.
    public var isProportion: Bool { false }
    /// None.
    public var adaptableItems: (Node?, Node?) { (nil, nil) }
    /// Empty.
    public var adaptableName: String { "" }
    /// Empty.
    public var adaptableClassName: String { "" }

    private init() {}
  }

  extension CALayer: ScreenAdaptable {
    /// This layer.
    public var adaptableNode: CALayer { self }

    /// The sublayers, including those of views: a view and its layer share one record.
    public var adaptableChildren: [CALayer] { sublayers?.map(\.self) ?? [] }

    /// None.
    public var adaptableConstraints: [NoConstraint<CALayer>] { [] }

    /// The name.
    public var adaptableIdentifier: String? { name }

    /// The name, or the class name of a layer without one.
    public var adaptableName: String { name ?? adaptableClassName }

    /// The name of the class.
    public var adaptableClassName: String { String(describing: type(of: self)) }

    /// `nil`: a layer has no font.
    public var adaptableSwitch: Bool? { nil }

    /// `nil`: a layer has no font.
    public var adaptableTextStyle: TextStyle? { nil }

    /// The radius of the corners and the width of the border, if nonzero.
    public var adaptableProperties: ScaledPropertySet {
      var properties: ScaledPropertySet = []
      if cornerRadius != 0 { properties.insert(.cornerRadius) }
      if borderWidth != 0 { properties.insert(.borderWidth) }
      return properties
    }

    /// A length, or zero if layers lack it.
    public func adaptableLength(_ property: ScaledProperty) -> TrackedLength {
      let entry = AdaptationRecord.existing(for: self)?.entries[property]
      return switch property {
      case .cornerRadius: TrackedLength(Double(cornerRadius), ledgerEntry: entry)
      case .borderWidth: TrackedLength(Double(borderWidth), ledgerEntry: entry)
      default: TrackedLength(0)
      }
    }

    /// Changes only this length; a length that layers lack stays absent.
    public func setAdaptableLength(_ length: TrackedLength, of property: ScaledProperty) {
      switch property {
      case .cornerRadius: cornerRadius = CGFloat(length.value)
      case .borderWidth: borderWidth = CGFloat(length.value)
      default: return
      }
      AdaptationRecord.remember(length.ledgerEntry, of: property, at: self)
    }
  }
#endif
