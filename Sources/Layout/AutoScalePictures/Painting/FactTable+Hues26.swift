import AutoScaleSourceText

extension FactTable {
  /// The system's hues of iOS 26, as bytes of red, green and blue.
  package static let hues26 = embedded(
    #"""
    # unit: 1/255
    # source: Apple, Human Interface Guidelines, Color, Specifications (2025)
    # repositories: none; published
    # script: none
    name	light:3	dark:3
    systemRed	255 56 60	255 66 69
    systemOrange	255 141 40	255 146 48
    systemYellow	255 204 0	255 214 0
    systemGreen	52 199 89	48 209 88
    systemMint	0 200 179	0 218 195
    systemTeal	0 195 208	0 210 224
    systemCyan	0 192 232	60 211 254
    systemBlue	0 136 255	0 145 255
    systemIndigo	97 85 245	109 124 255
    systemPurple	203 48 224	219 52 242
    systemPink	255 45 85	255 55 95
    systemBrown	172 127 94	183 138 102
    """#)
}
