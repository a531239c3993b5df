// AutoScale for SwiftUI with one import. Without SwiftUI the module contains only AutoScale.
//
// The attribute is underscored, but it is the only way to re-export a module.
@_exported import AutoScale
