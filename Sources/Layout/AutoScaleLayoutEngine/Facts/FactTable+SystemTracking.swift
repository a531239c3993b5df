import AutoScaleSourceText

extension FactTable {
  /// The space after each character of the system font by its size in points: of the continuous cuts
  /// since iOS 13, and of the cuts that met at 20 points before.
  package static let systemTracking = embedded(
    #"""
    # unit: 1/10000 em; sizes in points
    # source: Apple's Human Interface Guidelines, Typography, of both times, with fitted corrections
    # repositories: not recorded
    # script: Tests/Scripts/fit_system_font.py
    size:1	continuous:1	separate:1
    6	410	410
    7	340	340
    8	256	260
    9	191	190
    10	104	104
    11	45	43
    12	-16	-11
    13	-68	-67
    14	-122	-122
    15	-171	-169
    16	-210	-215
    17	-263	-241
    18	-231	-250
    19	-215	-256
    20	-211	184
    21	-181	186
    22	-135	156
    23	-49	163
    24	9	148
    25	58	140
    26	83	145
    27	110	133
    28	138	141
    29	140	130
    30	137	120
    31	136	123
    32	130	127
    33	120	120
    34	120	112
    35	122	82
    36	100	108
    37	100	110
    38	100	100
    39	100	100
    40	100	99
    41	90	100
    42	90	100
    43	90	90
    44	80	90
    45	80	90
    46	80	80
    47	80	80
    48	68	80
    49	70	80
    50	70	80
    51	70	70
    52	60	70
    53	60	70
    54	60	60
    """#)
}
