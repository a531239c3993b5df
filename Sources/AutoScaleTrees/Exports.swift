// A tree takes numbers and screens, so that one import gives all three.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoScale
