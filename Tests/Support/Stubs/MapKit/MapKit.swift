// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView {}
