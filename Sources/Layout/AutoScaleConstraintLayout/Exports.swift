// The maker of constraints and the numbers, with one import.
//
// The attribute is underscored, but it is the only way to re-export a module.
@_exported import AutoScaleTrees
