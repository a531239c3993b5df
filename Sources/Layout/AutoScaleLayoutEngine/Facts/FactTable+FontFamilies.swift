import AutoScaleSourceText

extension FactTable {
  /// Families of fonts other than the system font: how the names of their fonts begin, their lines, and
  /// the faces that give their widths.
  ///
  /// The first row counts whose name fits.
  package static let fontFamilies = embedded(
    #"""
    # unit: em; shares and factors have none
    # source: the ascent and descent of each font's hhea table, where a row names no other
    # repositories: none; the lines are those of the fonts
    # script: none
    names	ascender:1	descender:1	leading:?	face	bold	widthFactor:?	mediumShare:?	even	weightShare:?	fullWidth:?	note
    HelveticaNeue-UltraLight HelveticaNeue-Thin	0.957	0.213	0.028	helveticaNeue	helveticaNeueBold		0.5				lines as stored frames of several apps have them
    HelveticaNeue-Light	0.967	0.22	0.028	helveticaNeue	helveticaNeueBold		0.5				
    HelveticaNeue-Medium	0.965	0.218	0.028	helveticaNeue	helveticaNeueBold		0.5				
    HelveticaNeue-Bold	0.975	0.217	0.028	helveticaNeue	helveticaNeueBold		0.5				
    HelveticaNeue-CondensedBlack	0.96	0.21	0.028	helveticaNeue	helveticaNeueBold	0.952	0.5				as wide as one stored text has it
    HelveticaNeue-CondensedBold	0.975	0.217	0.028	helveticaNeue	helveticaNeueBold	0.836	0.5				as wide as one stored text has it
    HelveticaNeue	0.952	0.213	0.028	helveticaNeue	helveticaNeueBold		0.5				stands in for families of which nothing is known, as it does in Xcode
    Helvetica	0.92	0.23		arial	arialBold						
    AvenirNextCondensed	1	0.366		helveticaNeue		0.734					as wide as stored texts of twelve documents have it: 1.32 to 1.46 times narrower than Avenir Next
    AvenirNext	1	0.366		helveticaNeue		1.02					
    Avenir	1	0.366		helveticaNeue		1.003			0.25		its weights are nearly equally wide
    Arial	0.905	0.212	0.033	arial	arialBold						
    Futura-Medium Futura-Bold	1.039	0.26		helveticaNeue							
    Georgia	0.917	0.219		helveticaNeue							
    Times .SF	0.891	0.216	0.042	times	timesBold						since iOS 13 the system's private names give Times New Roman
    CourierNew	0.833	0.3		monospaced							
    Courier	0.754	0.246		monospaced							
    Menlo	0.928	0.236		monospaced							
    PingFang	1.06	0.34		helveticaNeue		1.025				1	
    Hiragino HiraMin HiraKaku HiraMaru	0.88	0.12		helveticaNeue						1	
    AppleSDGothicNeo	0.9	0.3		helveticaNeue							
    Roboto-	0.928	0.244		roboto	robotoBold			yes			
    Quicksand	1	0.25		quicksand	quicksandBold			yes			
    IBMPlexMono	1.025	0.275		monospaced							
    Montserrat-	0.968	0.251		montserrat	montserratBold	0.975		yes			versions that apps bundle are narrower than today's, as stored texts of one of them have it
    Inter-	0.969	0.241		inter	interBold			yes			
    Lato-	0.987	0.213		lato	latoBold			yes			
    FiraSans-	0.935	0.265		firaSans	firaSansBold			yes			
    IBMPlexSans	1.025	0.275		plexSans	plexSansBold			yes			
    JosefinSans	0.75	0.25		josefinSans	josefinSansBold			yes			
    Manrope	1.066	0.3		manrope	manropeBold			yes			
    NotoSans-	1.069	0.293		notoSans	notoSansBold			yes			
    Nunito	1.011	0.353		nunito	nunitoBold			yes			Nunito Sans has the lines of Nunito, and nearly its widths
    OpenSans	1.069	0.293		openSans	openSansBold			yes			
    Raleway	0.94	0.234		raleway	ralewayBold			yes			
    RobotoCondensed	0.928	0.244		robotoCondensed	robotoCondensedBold			yes			
    SourceSansPro	1.024	0.4		sourceSans	sourceSansBold			yes			
    Merriweather-	0.984	0.273		merriweather	merriweatherBold			yes			
    PlayfairDisplay-	1.082	0.251		playfairDisplay	playfairDisplayBold			yes			
    RobotoSlab	1.048	0.271		robotoSlab	robotoSlabBold			yes			
    BarlowSemiCondensed	1	0.2		barlowSemiCondensed	barlowSemiCondensedBold			yes			
    Barlow-	1	0.2		barlow	barlowBold			yes			
    Muli	1.005	0.25		mulish	mulishBold			yes			Mulish was called Muli before
    Poppins	1.05	0.35	0.1	poppins	poppinsBold			yes			
    Rubik-	0.935	0.25		rubik	rubikBold			yes			
    """#)
}
