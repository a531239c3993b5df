#if canImport(UIKit)
  import UIKit
  import AutoScaleTrees

  extension LayoutAttribute {
    /// Makes the attribute that UIKit calls so; nil for none.
    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .left: self = .left
      case .right: self = .right
      case .top: self = .top
      case .bottom: self = .bottom
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .width: self = .width
      case .height: self = .height
      case .centerX: self = .centerX
      case .centerY: self = .centerY
      case .firstBaseline: self = .firstBaseline
      case .lastBaseline: self = .lastBaseline
      case .leftMargin: self = .leftMargin
      case .rightMargin: self = .rightMargin
      case .topMargin: self = .topMargin
      case .bottomMargin: self = .bottomMargin
      case .leadingMargin: self = .leadingMargin
      case .trailingMargin: self = .trailingMargin
      case .centerXWithinMargins: self = .centerXWithinMargins
      case .centerYWithinMargins: self = .centerYWithinMargins
      case .notAnAttribute: return nil
      @unknown default: return nil
      }
    }
  }

  extension LayoutRelation {
    /// Makes the relation that UIKit calls so.
    init(_ relation: NSLayoutConstraint.Relation) {
      self =
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        @unknown default: .equal
        }
    }
  }
#endif
