// AutoScale for UIKit with one import. Without UIKit the module contains only AutoScale.
//
// The attribute is underscored, but it is the only way to re-export a module.
@_exported import AutoScale
