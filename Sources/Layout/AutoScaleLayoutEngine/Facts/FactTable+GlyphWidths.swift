import AutoScaleSourceText

extension FactTable {
  /// Widths of glyphs that no font table gives, and the lines of the system font.
  package static let glyphWidths = embedded(
    #"""
    # unit: em
    # source: by row
    # repositories: by row where counted
    # script: none; read off by hand
    name	width:1	source	repositories
    other	0.6	characters whose advance is not known	
    full width	1.02	Han, kana and full-width forms	
    hangul	0.87	stored widths of Korean texts, 0.864 to 0.882	3
    emoji	1.12	stored widths of labels with an emoji alone, all within half a point	7
    bullet more than other	-0.1		
    arrow more than other	0.3		
    early display tracking	0.015	stored widths of texts in 20 points and more until iOS 10	4
    """#)
}
