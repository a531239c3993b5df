// AutoScale for UIKit, with one import. Where there is no UIKit, there is only AutoScale.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoScale
