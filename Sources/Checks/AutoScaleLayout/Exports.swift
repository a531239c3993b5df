// From .xib files or view trees to frames, pictures and findings on any screen, with one import.
//
// The attribute is underscored, but it is the way to offer modules under one name.
@_exported import AutoScaleAudit
@_exported import AutoScaleEditing
@_exported import AutoScaleInterfaceBuilder
@_exported import AutoScaleLayoutEngine
@_exported import AutoScalePages
@_exported import AutoScalePictures
@_exported import AutoScaleTrees
@_exported import AutoScaleXcodeCanvas
