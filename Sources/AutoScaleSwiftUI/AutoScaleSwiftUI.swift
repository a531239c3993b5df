// AutoScale for SwiftUI, with one import. Where there is no SwiftUI, there is only AutoScale.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoScale
