// Trees from live UIKit views, with one import. Without UIKit the module contains only trees.
//
// The attribute is underscored, but it is the only way to re-export a module.
@_exported import AutoScaleTrees
