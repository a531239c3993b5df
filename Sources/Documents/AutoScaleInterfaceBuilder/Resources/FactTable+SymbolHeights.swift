import AutoScaleSourceText

extension FactTable {
  /// How high symbols are drawn in the regular weight and the medium scale.
  package static let symbolHeights = embedded(
    #"""
    # unit: em
    # source: how much lower than their alignment rectangles Xcode stored views that show them; a pixel of these is 0.02 to 0.03 em
    # repositories: as a rule one a row
    # script: none; read off by hand
    symbol	height:1
    antenna.radiowaves.left.and.right.slash	1.147
    applelogo	1.088
    arrow.down.right	0.892
    arrow.left	0.853
    arrow.right	0.853
    bag	1.103
    bell	1.132
    bell.slash	1.132
    calendar	1.014
    checkmark.seal	1.322
    checkmark.shield	1.161
    chevron.down	0.601
    chevron.left	0.97
    chevron.right	0.97
    chevron.up	0.601
    dot.radiowaves.left.and.right	1.069
    envelope	0.956
    exclamationmark.octagon	1.138
    exclamationmark.triangle	1.052
    folder	1.021
    gearshape	1.166
    heart	1.014
    heart.text.square	1.021
    icloud.and.arrow.up	1.162
    key	1.368
    lock	1.069
    magnifyingglass	1.06
    map	1.088
    memories	1.103
    mic.slash	1.162
    minus	0.183
    person.crop.square.filled.and.at.rectangle	1.032
    phone	1.014
    photo	1.021
    plus	0.862
    qrcode.viewfinder	1.065
    questionmark.diamond	1.265
    square.and.pencil	1.1
    star	1.176
    sun.max	1.191
    timer	1.146
    trash	1.208
    tray.and.arrow.down	1.191
    video	0.9
    xmark.icloud	0.97
    """#)
}
