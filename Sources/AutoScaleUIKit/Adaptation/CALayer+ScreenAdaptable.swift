#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The constraint of what has none, such as a layer; there is no such object.
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

    /// The sublayers, those of views included: a view and its layer share one memory.
    public var adaptableChildren: [CALayer] { sublayers?.map(\.self) ?? [] }

    /// None.
    public var adaptableConstraints: [NoConstraint<CALayer>] { [] }

    /// The name.
    public var adaptableIdentifier: String? { name }

    /// The name, or that of the class.
    public var adaptableName: String { name ?? adaptableClassName }

    /// The name of the class.
    public var adaptableClassName: String { String(describing: type(of: self)) }

    /// Nil: a layer has no font.
    public var adaptableSwitch: Bool? { nil }

    /// Nil: a layer has no font.
    public var adaptableTextStyle: TextStyle? { nil }

    /// The radius of the corners and the width of the border, unless they are zero.
    public var adaptableProperties: ScaledPropertySet {
      var properties: ScaledPropertySet = []
      if cornerRadius != 0 { properties.insert(.cornerRadius) }
      if borderWidth != 0 { properties.insert(.borderWidth) }
      return properties
    }

    /// A length; zero for one that a layer does not have.
    public func adaptableLength(_ property: ScaledProperty) -> TrackedLength {
      let entry = AdaptationRecord.existing(for: self)?.entries[property]
      return switch property {
      case .cornerRadius: TrackedLength(Double(cornerRadius), ledgerEntry: entry)
      case .borderWidth: TrackedLength(Double(borderWidth), ledgerEntry: entry)
      default: TrackedLength(0)
      }
    }

    /// Changes a length and nothing else; one that a layer does not have stays absent.
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
