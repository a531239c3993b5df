// From .xib files or view trees to frames on any screen, with one import.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoLayout
@_exported import AutoScale
@_exported import InterfaceBuilder
@_exported import LayoutReport
@_exported import ViewTree
