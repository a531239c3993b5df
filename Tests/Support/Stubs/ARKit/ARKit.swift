// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit

// Source: https://developer.apple.com/documentation/arkit/arscnview
@preconcurrency @MainActor open class ARSCNView: SCNView {}

// Source: https://developer.apple.com/documentation/arkit/arskview
@preconcurrency @MainActor open class ARSKView: SKView {}

// Source: https://developer.apple.com/documentation/arkit/arscnviewdelegate
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {}

// Source: https://developer.apple.com/documentation/arkit/arskviewdelegate
public protocol ARSKViewDelegate: SKViewDelegate {}
