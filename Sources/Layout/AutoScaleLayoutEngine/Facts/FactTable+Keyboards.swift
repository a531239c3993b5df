import AutoScaleSourceText

extension FactTable {
  /// The heights of the English keyboard from a width on, with suggestions on upright phones and pads.
  package static let keyboards = embedded(
    #"""
    # unit: points
    # source: by row
    # repositories: none; published
    # script: none
    screen	leastWidth:1	withHomeIndicator:1	withHomeButton:1	source
    pad upright	0	313	313	rdar://38117524 (2018)
    pad on its side	0	398	398	rdar://38117524 (2018)
    phone upright	0	319	254	UIKeyboardFrameEndUserInfoKey, as developers list it for iOS 14
    phone upright	375	336	260	the same
    phone upright	414	346	271	the same
    phone on its side	0	162	162	iOS Keyboard Catalogue (zoul/ios-keyboards), the keys alone, without the safe area
    """#)
}
