// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What Apple documents of UIKit, as far as this package uses it, so that its adapters are type-checked
// and tested on Linux. Each type names its page, below which its members are documented. Nothing
// else is public, so that a use of what UIKit does not have does not compile.
//
// The classes do what their pages say where a test depends on it, and otherwise store what they are
// given. They do not inherit from NSObject, whose initializer is not bound to the main actor here.

@_exported import Foundation
