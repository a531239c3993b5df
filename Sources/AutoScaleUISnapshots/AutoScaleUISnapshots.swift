// Live views of UIKit as trees, with one import. Where there is no UIKit, there are only trees.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoScaleTrees
