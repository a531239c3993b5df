@_exported import AutoScaleTrees
