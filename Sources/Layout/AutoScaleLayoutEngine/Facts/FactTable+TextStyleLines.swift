import AutoScaleSourceText

extension FactTable {
  /// The distance from one line to the next in text styles, by the size of the font: the same in all
  /// styles that have the size at some text size.
  package static let textStyleLines = embedded(
    #"""
    # unit: points
    # source: Apple's Human Interface Guidelines, Typography
    # repositories: none; the table is published
    # script: none
    size:1	distance:1
    11	13
    12	16
    13	18
    14	19
    15	20
    16	21
    17	22
    18	23
    19	24
    20	25
    21	26
    22	28
    23	29
    24	30
    25	31
    26	32
    27	33
    28	34
    30	37
    31	38
    32	39
    33	40
    34	41
    36	43
    38	46
    40	48
    44	52
    48	57
    52	61
    56	66
    60	70
    """#)
}
