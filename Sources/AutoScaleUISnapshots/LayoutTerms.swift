#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension LayoutAttribute {
    /// Makes the attribute that UIKit calls so; nil for none.
    init?(_ attribute: NSLayoutConstraint.Attribute) {
      guard let name = attribute.name else { return nil }
      self.init(rawValue: name)
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
