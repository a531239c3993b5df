// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var showsScale = false
  open var showsTraffic = false
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsBuildings = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?

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

// Source: https://developer.apple.com/documentation/mapkit/mkmaptype
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

// Source: https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter
@MainActor open class MKPointOfInterestFilter {
  public static let excludingAll = MKPointOfInterestFilter()
}

// Source: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}
