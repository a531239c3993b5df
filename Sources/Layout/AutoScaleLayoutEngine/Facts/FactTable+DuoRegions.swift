import AutoScaleSourceText

extension FactTable {
  /// What the system takes of the display of an iPhone Duo, by pose: x, y, width, height.
  ///
  /// The division is there only where the device is folded in part; in other poses nothing is at the hinge.
  package static let duoRegions = embedded(
    #"""
    # unit: points
    # source: the simulator of Xcode 27.1, in public projects; the number of them by row
    # repositories: by row; 1 where the projects differ or only one measured it
    # script: none; published
    pose	region	frame:4	projects:1	note
    closed	status	382 0 84 170	4	
    closed	camera	399.7 29.3 37 37	2	
    closedCameraRight	status	594 384 84 82	1	
    closedCameraLeft	status	0 0 82 84	1	
    open	status	867 0 84 120	4	
    openUpright	status	535 0 134 82	2	a third has it at the bottom right, with the device upside down
    rightHalf	status	385 0 84 120	4	that of the open display, in the half's coordinates
    leftHalf	status	0 0 84 120	1	that of the right half, mirrored: no project measured it
    partlyFolded	status	867 0 84 120	4	
    partlyFolded	division	455.5 0 40 669	5	
    partlyFoldedUpright	status	535 0 134 82	2	
    partlyFoldedUpright	division	0 455.5 669 40	5	
    """#)
}
