// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor open class WKWebView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
}

// Source: https://developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/webkit/wkuidelegate
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

// Source: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor open class WKWebViewConfiguration {
  public init() {}

  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
}

// Source: https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
}

// Source: https://developer.apple.com/documentation/webkit/wkdatadetectortypes
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
}

// Source: https://developer.apple.com/documentation/webkit/wkpreferences
@preconcurrency @MainActor open class WKPreferences {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
}

// Source: https://developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor open class WKWebpagePreferences {
  open var allowsContentJavaScript = true
}
