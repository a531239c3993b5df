// Numbers, screens and view trees, with one import.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoScale
@_exported import ViewTree
