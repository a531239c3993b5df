import AutoScaleSourceText

extension FactTable {
  /// The measures of the looks of iOS by the version that introduced each look.
  package static let looks = embedded(
    #"""
    # unit: points
    # source: by row
    # repositories: none; published, or estimated where a row says so
    # script: none
    name	13:1	15:1	18:1	26:1	source
    switch width	51	51	51	63	frames that Xcode stored, see the lengths; kolabs-dev/isim, docs/IOS-VERSIONS.md
    switch height	31	31	31	28	the same
    switch knob width	27	27	27	39	UIKit until iOS 18; since then an estimate: a pill at the margin of 2 points
    switch knob height	27	27	27	24	the same
    slider track	4	4	4	6	UIKit until iOS 18; since then an estimate
    slider knob width	28	28	28	38	UIKit until iOS 18; since then an estimate: a pill
    slider knob height	28	28	28	24	the same
    segment radius	8	8	8	16	UIKit until iOS 18; a capsule since then: STiXzoOR/applecn, docs/research/apple-design-system-reference.md
    selected segment radius	7	7	7	14	the same, at the inset of 2 points
    stepper radius	8	8	8	16	UIKit until iOS 18; a capsule since then, an estimate
    search field radius	10	10	10	18	UIKit until iOS 18; a capsule since then: STiXzoOR/applecn
    group radius	10	10	10	26	grouped sections; since iOS 26 STiXzoOR/applecn, which calls it approximate
    button radius	5.95	5.95	5.95	1000	configurations of dynamic style at body text; capsules since iOS 26: kolabs-dev/isim
    date label radius	8	8	8	17	UIKit until iOS 18; a capsule since then, an estimate
    sheet radius	10	10	10	40	UIKit until iOS 18; since iOS 26 STiXzoOR/applecn, which calls it approximate
    glass button	44	44	44	44	NativePHP/mobile-air, pull request 443: the pill around an item of a bar
    glass button padding	12	12	12	12	NativePHP/mobile-air, pull request 443
    glass button gap	12	12	12	12	an estimate
    tab capsule	62	62	62	62	ryanashcraft/FabBar, Constants.swift: the height of the system's tab bar
    tab capsule margin	21	21	21	21	ryanashcraft/FabBar, STiXzoOR/applecn: from the sides and from the bottom
    tab capsule padding	2	2	2	2	ryanashcraft/FabBar
    tab of few	98	98	98	98	ryanashcraft/FabBar: the width of each of fewer than three tabs
    """#)
}
