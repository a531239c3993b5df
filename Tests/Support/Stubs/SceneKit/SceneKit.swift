// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/scenekit/scnview
@preconcurrency @MainActor open class SCNView: UIView {
  open var scene: SCNScene?
  open weak var delegate: (any SCNSceneRendererDelegate)?
}

// Source: https://developer.apple.com/documentation/scenekit/scnscene
open class SCNScene {
  public init() {}
  public convenience init?(named name: String) { self.init() }
}

// Source: https://developer.apple.com/documentation/scenekit/scnscenerendererdelegate
public protocol SCNSceneRendererDelegate: AnyObject {}
