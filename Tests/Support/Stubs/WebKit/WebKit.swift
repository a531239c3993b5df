// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor open class WKWebView: UIView {}
