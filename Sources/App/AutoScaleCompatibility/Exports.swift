// An app may use SnapKit, which has a `ConstraintMaker` and a `LayoutConstraint` too: there, files that build
// trees import them by name.
#if canImport(UIKit)
  @_exported import AutoScale
#else
  @_exported import AutoScaleTrees
#endif
