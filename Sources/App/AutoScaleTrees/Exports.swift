// Trees use numbers and screens, so one import provides both modules.
//
// The attribute is underscored, but it is the only way to re-export a module.
@_exported import AutoScale
