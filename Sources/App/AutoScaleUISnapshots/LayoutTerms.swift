#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension LayoutAttribute {
    /// Makes the attribute for UIKit's, or returns `nil` for `notAnAttribute`.
    init?(_ attribute: NSLayoutConstraint.Attribute) {
      guard let name = attribute.name else { return nil }
      self.init(rawValue: name)
    }
  }

  extension LayoutRelation {
    /// Makes the relation for UIKit's.
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
