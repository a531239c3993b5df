// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    let legal = MKAttributionLabel(frame: .zero)
    addSubview(legal)
    legal.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
  }
}

/// The class of the label in a map that leads to legal information, which no page names.
final class MKAttributionLabel: UILabel {}
