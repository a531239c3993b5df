import AutoScaleSourceText

extension FactTable {
  /// Lengths of the system's views by name.
  ///
  /// Of several rows that apply, the last one counts.
  package static let lengths = embedded(
    #"""
    # unit: points
    # source: frames that Xcode stored in public files, where a row names no other
    # repositories: 56 in the corpus when most rows were fitted; by row where a row says more
    # script: none; read off by hand
    name	versions:versions	length:?	source
    switch width		51	
    switch width	redesign..<	63	
    switch height		31	202 of 216 stored frames in the corpus, in 44 repositories
    switch height	redesign..<	28	30 of 30 stored frames in the corpus, in 3 repositories
    switch right outset		2	61 of 62 stored frames
    slider height		31	78 of 104 stored frames in the corpus, in 14 repositories
    slider height	redesign..<	34	7 of 7 stored frames in the corpus, in 2 repositories
    slider side outset		2	
    slider side outset	redesign..<	0	
    slider bottom outset		1	
    slider bottom outset	redesign..<	0	
    segmented control height		32	49 of 62 stored frames in the corpus, in 17 repositories
    segmented control height	..<iOS13Controls	29	16 of 16 stored frames in the corpus, in 7 repositories
    segmented control bottom outset		1	
    segment padding		18	
    segment padding	..<iOS13Controls	14	
    stepper width		94	
    stepper height		32	18 of 21 stored frames in the corpus, in 4 repositories
    stepper height	..<iOS13Controls	29	4 of 4 stored frames in the corpus, in 2 repositories
    activity indicator		20	
    large activity indicator		37	
    detail button width		25.6	
    detail button width	..<iOS13Controls	22	
    detail button width	iOS13Controls..<smallTextStyles	25	
    detail button width	smallTextStyles..<standardTextStyles	20	
    detail button height		25.6	
    detail button height	..<iOS13Controls	22	1 of 1 stored frames in the corpus, in 1 repository
    detail button height	iOS13Controls..<smallTextStyles	24	1 of 1 stored frames in the corpus, in 1 repository
    detail button height	smallTextStyles..<standardTextStyles	20	2 of 2 stored frames in the corpus, in 1 repository
    progress height		4	16 of 16 stored frames in the corpus, in 5 repositories
    progress height	..<iOS14Controls	2	8 of 11 stored frames in the corpus, in 7 repositories
    page control height		27.5	2 of 2 stored frames in the corpus, in 1 repository
    page control height	..<continuousFont	37	10 of 12 stored frames in the corpus, in 4 repositories
    page control height	smallTextStyles..<	26	
    page dot distance			the width of dots since iOS 14 is not measured
    page dot distance	..<continuousFont	16	
    page dot		7	
    rounded text field height		34	189 of 249 stored frames in the corpus, in 23 repositories
    rounded text field height	..<iOS13Controls	30	
    plain text field padding		2	
    plain text field padding	..<continuousFont		as high as the line in whole points
    search bar height		56	
    search bar height	smallTextStyles..<standardTextStyles	51	
    search bar height	redesign..<	64	1 of 1 stored frames in the corpus, in 1 repository
    picker width		320	
    grouped table top		35	stored frames of 6 static tables without a header
    picker height		216	
    navigation bar		44	
    tab bar		49	
    toolbar		49	
    toolbar with home button		44	
    bar on pads		50	G. Hackworth, "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (2018)
    bottom bar on pads with home indicator		45	Tencent/QMUI_iOS, issue 633: 65 with the safe area
    bar row of iPhone Duo		58	measured by 4 public projects
    bar of column with title		82	iPhone Duo, measured by 4 public projects: 24 above a row of 58
    bar of column without title		24	the same
    bar in compact height		32	phones on their sides where both size classes are compact
    large title		52	G. Hackworth, "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (2018)
    prompt		30	
    sheet below safe area		10	boscojwho/SheetInteraction, SheetLayoutInfo.swift
    sheet below safe area with home button		20	the same
    canvas sheet top		54	stored frames of storyboards
    canvas sheet top with home button		20	stored frames of storyboards
    navigation bar more in sheets		12	stored frames of storyboards; G. Hackworth, "View Controller Presentation Changes in iOS and iPadOS 16" (2022)
    navigation bar more in sheets on pads		6	G. Hackworth (2022); SmileZXLee/ZXNavigationBar, issue 14: 56 in all
    form sheet width		540	stored frames of 3 scenes of pads
    form sheet height		620	stored frames of 3 scenes of pads, which are lower by a bar
    canvas top inset		44	
    canvas top inset of retina5_9		50	stored frames of 9 storyboards
    dynamic island inset		59	
    canvas bottom inset		34	
    canvas top inset with home button		20	
    canvas top inset with home button	wholePointLabels..<canvasStatusBar	0	
    narrow screen margin		16	
    wide screen margin		20	
    wide screen		394	393 has narrow margins and 394 wide ones
    margin		8	
    cell vertical margin		11	
    cell vertical margin	..<cellMargins	8	
    cell vertical margin	redesign..<	15	
    cell accessory margin		8	
    large phone		393	393 rests on two files
    readable width		672	
    placeholder		50	twelve repositories
    placeholder in column		240	six repositories
    """#)
}
