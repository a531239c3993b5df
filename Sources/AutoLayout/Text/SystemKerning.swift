/// How much closer than their advances two characters of the system font stand, in 1/1000 em.
///
/// A line has a first character, and then distances with the second ones for which they hold; ␣ is
/// the space.
///
/// Source: the typeface Inter 4.0 beta 7, copyright The Inter Project Authors, SIL Open Font License
/// 1.1 (https://github.com/rsms/inter). Only these distances are taken from it, with the corrections
/// that `Tests/Scripts/fit_system_font.py` found; that program writes this file.
enum SystemKerning {
  static let lines = #"""
    ␣ -7 ␣ -6 Cb -5 3LS -4 Rs -3 AEFUey -2 0=DHIJM -1 KWaciuv 1 pw 2 1f 3 2Tnor 4 NPV 5 &ghm
    ␣ 8 dz
    " -143 J -72 ,. -69 A -54 4 -30 &
    & -64 Y -54 V\ -49 T -35 W -30 "'vwy 3 ␣
    ' -143 J -72 ,. -69 A -54 4 -30 &
    ( -11 c -10 degoq 3 S 25 j
    ) 2 .
    * -119 ,. -84 J -69 A -59 _ -40 4 -30 &
    + -69 Y -64 T -54 X -44 VW\ -30 2 -20 7x -10 3
    , -119 ` -78 ? -75 1 -72 "' -30 TY -23 3 -22 06 -20 8 -12 57 -6 9 10 ␣
    - -69 Y -64 T -54 X -44 VW\ -30 2 -20 7x -10 3
    . -119 ` -78 ? -75 1 -72 "' -30 TY -25 0 -23 3 -22 6 -20 8 -12 57 -6 9 -5 2 3 ␣ 11 .
    / -54 J -35 ,. -5 A
    0 -40 _ -32 ,. -30 Y -17 7 -1 ␣1 3 0 4 : 6 2
    1 -37 ,. -6 3 -1 2 1 5 2 0
    2 -12 4 -6 1 -5 5 1 0 2 ␣3
    3 -20 ,. -2 0
    4 -30 ,. -9 1
    5 -23 ,. -2 ␣
    6 -40 _ -30 ,.
    7 -138 _ -109 ,. -94 A -84 J -79 < -51 4 -49 # -44 cdegoq -40 &a -35 s -30 :; -15 3 -14 06
    7 -12 8 -9 59 17 7
    8 -20 ,.
    9 -40 _ -30 Y -22 ,. -17 7
    : -54 V\ -30 T -4 ␣ 7 0
    ; -54 V\ -30 T
    = -84 Y -59 V\ -54 W -44 AX -35 vy -30 x -3 ␣
    > -79 Y -69 T -64 7VW\ -54 Z -49 X
    ? -54 A
    A -71 T -69 "'*^ -64 Y -59 V\vwy -54 ? -49 W -44 = -31 C -30 1GOQt -10 d -4 cs -3 ␣ -2 u
    A 2 r 5 il 7 n 8 p
    B -2 e -1 or 1 u 2 l
    C -35 _ -10 h -7 l -5 X -2 u -1 r 4 a 5 e 7 o 8 i
    D -40 ,. -35 /_ -30 AVY\ -26 T -10 X -5 au 1 ␣i 4 Eo 5 e
    E -8 x -4 n -3 S -2 ␣ 1 D 2 N 4 T 9 R
    F -79 A -59 J -35 ,cdgq -30 ._uvyz -24 e -19 o -11 a -9 r -5 mnp 1 i
    G -26 T -20 AVY\ -5 X -2 a -1 e 4 r 30 ij
    H 1 E 2 i 3 eo 30 _
    I -4 s -3 n -1 C 1 S 2 D 3 Tm 30 _
    J -49 / -44 _ -30 ,. -1 o 1 a
    K -94 +-~ -59 < -54 w -38 e -35 cdgoqvy -30 =CGOQu 24 i
    L -114 ^ -84 T -79 "' -74 + -59 V\vy -44 - -40 1 -35 *~ -30 Y -25 CGOQ -20 t -12 o -8 e
    L 1 I 6 ai 7 E 40 A
    M -6 i -4 e -3 ␣ -2 o -1 E 30 _
    N -5 / -2 Ta 1 eo 8 ␣ 30 _
    O -40 ,. -35 /_ -30 AVY\ -24 T -10 X -8 W -2 N 1 bf 2 rv
    P -84 J -64 A -40 +-~ -35 , -30 &. -10 a -6 ei -5 cdgq -2 h 1 o 2 IRu 5 r 6 l
    Q -40 ,. -35 /_ -30 AVY\ -26 T -10 X
    R -21 Y -18 o -15 V\ -6 e -5 cdgq -2 E -1 O
    S -7 o -3 Eh -2 pu -1 i 2 ce 3 y 8 Ta
    T -84 o -79 J -75 ae -74 A -69 /<cdgq -64 +-su~ -59 4 -56 y -54 vwx -51 r -49 _mnp -40 z
    T -30 &,.:; -26 CGQ -25 O -1 ␣ 2 HI 3 i 4 E 6 h
    U -49 / -44 _ -30 ,. -9 n -4 p -2 I 2 N 3 S 4 R 5 s
    V -84 ,.J -69 _ -64 /< -54 :;=A -49 e -44 &+-cdgoq~ -41 a -40 s -30 4@CGOQ 4 i
    W -84 ,. -64 < -54 =J -53 e -49 A -44 &+-:;cdgoq~ -42 a -30 4CGOQmnprs 3 i
    X -59 +-~ -49 < -44 = -25 cdegoq -10 CGOQ
    Y -89 < -84 = -69 +-~ -67 cdegq -64 Ao -62 a -59 4s -54 &:; -35 mnpru -30 ,.CGJOQ 40 T
    Z -54 < -35 +-~ -30 CGOQ
    [ -10 cdegoq 25 j
    \ -69 "'*^ -64 Y -59 w -54 ? -49 W -44 =V\vy -35 T -30 1CGOQt 5 i 35 ,.
    ^ -119 ,. -84 J -69 A -59 _ -40 4 -30 &
    _ -94 1 -69 V\vy -59 *^ -49 4T -40 035689 -35 CGOQU 30 i 40 mnpr 84 j
    a -64 Y -44 VW\ -40 T -35 1 -18 y -14 v -5 ␣i -4 r -3 l -2 dnp -1 cf 1 gm 3 tx 5 ku
    b -74 Y -44 VW\ -35 T -30 A -25 X -20 x -17 vy -16 w -10 )]} -4 r -1 l 1 a 3 o 5 e
    c -64 T -54 Y -6 i -5 x -4 eu -2 r 1 cks 2 )ly 3 o 4 ␣t 10 h
    d -4 ␣d -2 r -1 e 1 au 2 :go 4 s 5 i 30 _
    e -74 Y -44 TVW\ -17 y -16 v -12 x -3 fipr -2 dmn -1 ␣alt 1 gs 2 eoq 4 :
    f -54 4J -49 ,. -30 A -25 +-/~ -20 cdgqs -19 eo -14 a -12 _ -6 i -4 r -3 t 1 f 3 ly 5 ␣
    f 9 Y
    g -44 T -3 ␣ -2 h -1 g 1 nor 2 ae 8 l 30 _
    h -64 Y -44 VW\ -40 T -35 1 -17 vy -7 ␣ -4 e -1 nr 1 ot 4 i
    i -7 e -6 z -4 o -2 g -1 dlt 1 bprs 2 afmu 5 v 6 c 30 )VW\]} 35 _
    j 30 )VW\]} 35 _
    k -74 < -49 T -40 +-4~ -20 cdegoq -3 ␣
    l -4 ␣ -2 d -1 :io 1 a 2 y 3 e 4 t 5 u 6 l 30 _
    m -64 Y -44 VW\ -40 T -35 1 -17 vy -1 eu 1 p 2 s 3 ␣a 4 i 6 b
    n -64 Y -44 VW\ -40 T -35 1 -17 vy -8 : -7 a -2 rt 1 dk 2 ␣cgu 3 o 4 fln
    o -74 Y -44 VW\ -35 T -30 A -25 X -22 v -20 x -17 y -11 w -10 )]} -6 k -3 s -2 cor -1 fhlm
    o 1 p 2 adnu 5 Fit
    p -74 Y -44 VW\ -35 T -30 A -25 X -20 x -18 y -17 v -16 w -10 )]} -6 i -4 lor -3 t -2 u
    p 1 a 4 h 5 de 8 p
    q -44 T -1 u 30 _
    r -54 ,. -49 JT -35 +-<A~ -30 /Z -17 d -15 eq -14 co -10 g -3 ␣ -2 ku 1 ls 2 i 3 r 5 av
    r 6 m 7 w 14 y 15 x 26 t 30 f
    s -64 TY -40 V\ -30 W -7 w -5 t -3 k -2 ps -1 ␣ 1 cou 2 . 3 :ae 4 h 9 i
    t -30 T -25 < -17 +-~ -14 Y -12 4 -9 VW\ -6 . -5 cdgqt -4 eos -2 u -1 ␣: 1 Cwy 4 ai 5 hl
    t 6 F 10 BDEHIKLMNPRbk|
    u -49 Y -44 T -6 p -4 i -3 emt -2 c -1 l 3 d 5 ␣as 6 r
    v -69 _ -59 A -54 J -49 / -35 = -30 ,.<TY -26 a -19 e -17 cdgq -11 o 1 i
    w -64 ,. -59 A -49 J -44 T -30 &Z -19 o -18 e -16 cdgq -3 a -1 ␣i 3 n
    x -54 T -30 = -20 +-cdegoq~ -3 i -2 ap -1 t 3 ␣
    y -69 _ -59 A -54 J -49 / -35 = -30 ,.<TY -19 o -17 cdgq -15 a -9 e -4 s -1 lp 1 n 2 ␣ 3 :
    z -30 T -16 o -14 cdegq
    { -10 cdegoq 25 j
    | 30 _
    ~ -69 Y -64 T -54 X -44 VW\ -30 2 -20 7x -10 3
    """#
}
