import AutoScaleSourceText

extension FactTable {
  /// The heights of the keyboard of an iPhone Duo.
  package static let duoKeyboards = embedded(
    #"""
    # unit: points
    # source: the simulator of Xcode 27.1, in one public project, and the wide one in a second
    # repositories: none; published
    # script: none
    pose	height:1
    closed	289
    closedCameraRight	230
    closedCameraLeft	230
    open	264
    openUpright	350
    rightHalf	264
    leftHalf	264
    partlyFolded	264
    partlyFoldedUpright	350
    """#)
}
