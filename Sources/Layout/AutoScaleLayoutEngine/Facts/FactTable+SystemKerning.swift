import AutoScaleSourceText

extension FactTable {
  /// The kerning of pairs of characters of the system font, by the first one: each distance with the
  /// second characters for which it holds; ␣ is the space.
  package static let systemKerning = embedded(
    #"""
    # unit: 1/1000 em
    # source: the typeface Inter 4.0 beta 7, copyright The Inter Project Authors, SIL Open Font License 1.1 (https://github.com/rsms/inter), with corrections fitted to about 1,270 texts as wide as their labels and buttons in public files; only widths and distances are taken from it
    # repositories: not recorded
    # script: Tests/Scripts/fit_system_font.py
    first	distances
    ␣	-9 ␣ -8 b -7 C -5 S -4 DLMR -3 3HJv -2 0=Uepsy -1 AFIa 1 (GOPVWl 2 BNTin 3 2fmo 5 gw
    ␣	6 &rz 7 h 9 d
    "	-143 J -72 ,. -69 A -54 4 -30 &
    &	-64 Y -54 V\ -49 T -35 W -30 "'vwy 3 ␣
    '	-143 J -72 ,. -69 A -54 4 -30 &
    (	-13 c -10 degoq 5 S 25 j
    )	3 .
    *	-119 ,. -84 J -69 A -59 _ -40 4 -30 &
    +	-69 Y -64 T -54 X -44 VW\ -30 2 -20 7x -10 3
    ,	-119 ` -78 ? -75 1 -72 "' -30 TY -23 3 -22 06 -20 8 -12 57 -6 9 12 ␣
    -	-69 Y -64 T -54 X -44 VW\ -30 2 -20 7x -10 3
    .	-119 ` -78 ? -75 1 -72 "' -30 TY -23 3 -22 06 -20 8 -12 57 -6 29 1 ␣ 11 .
    /	-54 J -35 ,. -5 A
    0	-40 _ -34 ,. -30 Y -17 7 -3 ␣ -2 1 3 % 5 0: 7 2
    1	-37 , -33 . -8 3 -1 ␣8 2 2 5 5
    2	-11 4 -6 1 -5 5 3 3
    3	-20 ,. -5 0
    4	-30 ,. -9 1
    5	-23 ,.
    6	-40 _ -30 ,.
    7	-138 _ -109 ,. -94 A -84 J -79 < -51 4 -49 # -44 cdegoq -40 &a -35 s -30 :; -15 3 -14 06
    7	-12 8 -9 59 17 7
    8	-20 ,.
    9	-40 _ -30 Y -22 ,. -17 7
    :	-54 V\ -30 T -4 ␣ 9 0
    ;	-54 V\ -30 T
    =	-84 Y -59 V\ -54 W -44 AX -35 vy -30 x -4 ␣
    >	-79 Y -69 T -64 7VW\ -54 Z -49 X
    ?	-54 A
    A	-69 "'*^ -68 T -64 Y -59 V\vwy -54 ? -49 W -44 = -33 C -30 1GOQt -10 d -6 c -4 ␣s -2 u
    A	2 l 5 in 6 pr
    B	-2 e 2 u 3 o 4 l
    C	-35 _ -10 h -6 l -5 X -2 r -1 O 2 u 6 i 7 o 8 ae
    D	-40 ,. -35 /_ -30 AVY\ -26 T -10 X -6 a -4 u -1 i 3 ␣o 4 e 7 E
    E	-10 n -4 Sx -2 m -1 ␣ 1 D 2 N 4 T 13 R
    F	-79 A -59 J -35 ,cdgq -30 ._uvyz -22 e -15 a -14 or -5 mnp 5 i
    G	-26 T -20 AVY\ -7 a -5 X 1 e 7 r 30 ij
    H	1 E 2 e 5 io 30 _
    I	-6 ns -3 N -2 F -1 COt 2 D 3 m 4 S 5 T 30 _
    J	-49 / -44 _ -30 ,. 2 a
    K	-94 +-~ -59 < -54 w -37 e -35 cdgoqvy -30 =CGOQu 25 i
    L	-114 ^ -84 T -79 "' -74 + -59 V\vy -44 - -40 1 -35 *~ -30 Y -25 CGOQ -20 t -17 o -12 e
    L	1 I 7 ai 11 E 40 A
    M	-8 i -4 ␣ -3 Ee 1 o 4 a 30 _
    N	-7 a -5 / -2 To 2 e 11 ␣ 30 _
    O	-40 ,. -35 /_ -30 AVY\ -21 T -10 X -8 W -6 N -2 f 1 Ubpu 3 r 5 v
    P	-84 J -64 A -40 +-~ -35 , -30 &. -11 a -10 e -5 cdgiq -3 h -1 o 1 R 5 Iu 7 l 8 r
    Q	-40 ,. -35 /_ -30 AVY\ -26 T -10 X
    R	-21 Y -16 o -15 V\ -8 e -5 cdgq -3 E -2 O
    S	-5 Eo -3 h -2 iptu -1 De 2 w 5 cy 10 T 13 a
    T	-90 o -79 J -77 e -75 a -73 A -69 /<cdgq -64 +-su~ -59 4 -56 y -54 rvwx -49 _mnp -40 z
    T	-30 &,.:; -26 CGQ -24 O -3 ␣ 2 H 4 Ii 6 E 7 h
    U	-49 / -44 _ -30 ,. -8 n -6 p -1 T 3 RS 6 Ns
    V	-84 ,.J -69 _ -64 /< -54 :;=A -44 &+-cdgoq~ -43 e -40 s -39 a -30 4@CGOQ 2 i
    W	-84 ,. -64 < -54 =Je -49 A -44 &+-:;acdgoq~ -30 4CGOQmnprs 3 i
    X	-59 +-~ -49 < -44 = -25 cdegoq -10 CGOQ
    Y	-89 < -84 = -69 +-~ -67 cdegq -64 Ao -62 a -59 4s -54 &:; -35 mnpru -30 ,.CGJOQ 40 T
    Z	-54 < -35 +-~ -30 CGOQ
    [	-10 cdegoq 25 j
    \	-69 "'*^ -64 Y -59 w -54 ? -49 W -44 =V\vy -35 T -30 1CGOQt 5 i 35 ,.
    ^	-119 ,. -84 J -69 A -59 _ -40 4 -30 &
    _	-94 1 -69 V\vy -59 *^ -49 4T -40 035689 -35 CGOQU 30 i 40 mnpr 84 j
    a	-64 Y -44 VW\ -40 T -35 1 -19 y -8 v -5 ␣ -4 r -3 cln -2 dfmp -1 gis 2 t 3 ux 4 k
    b	-74 Y -44 VW\ -35 T -30 A -25 X -20 x -17 vy -16 w -10 )]} -6 r 1 e 2 a 4 o
    c	-64 T -54 Y -7 i -5 x -3 eru -1 ␣ 1 )ck 2 os 3 y 6 lt 13 h
    d	-7 d -5 ␣ -4 :e -3 r -2 u 2 ag 4 s 6 i 30 _
    e	-74 Y -44 TVW\ -17 v -16 y -14 x -5 f -4 n -3 it -2 w -1 mo 1 ␣gl 2 cds 4 e 5 q 9 :
    f	-54 4J -49 ,. -30 A -25 +-/~ -20 cdgoqs -18 e -15 a -12 _ -6 r -3 i -2 ty 1 f 5 l 6 ␣
    f	9 Y
    g	-44 T -4 ␣ -2 s -1 hor 1 e 4 n 8 l 13 a 30 _
    h	-64 Y -44 VW\ -40 T -35 1 -17 vy -7 ␣ -6 e 1 t 2 ior
    i	-6 z -4 eo -3 gt -2 f -1 m 1 p 2 dns 3 bv 6 au 7 c 30 )VW\]} 35 _
    j	30 )VW\]} 35 _
    k	-74 < -49 T -40 +-4~ -20 cdgoq -16 e -1 ␣
    l	-4 di -2 ␣o 1 a 2 e 3 y 4 l 5 u 6 t 30 _
    m	-64 Y -44 VW\ -40 T -35 1 -17 vy -1 au 1 os 3 ip 4 ␣b
    n	-64 Y -44 VW\ -40 T -35 1 -17 vy -9 : -7 a -5 i -3 u 1 ekrs 2 ␣dl 5 o 6 c 11 n
    o	-74 Y -44 VW\ -35 T -30 A -25 X -23 v -20 x -17 y -12 w -10 )]} -7 k -3 cm -2 s -1 gr
    o	1 afnou 2 d 3 i 6 Ft
    p	-74 Y -44 VW\ -35 T -30 A -25 X -20 x -18 y -17 v -16 w -10 )]} -7 r -6 l -4 i -3 t -2 o
    p	1 a 4 p 6 e 8 h 9 d
    q	-44 T -1 u 30 _
    r	-54 ,. -49 JT -35 +-<A~ -30 /Z -17 d -15 ceq -9 o -7 g -4 u -2 ␣ -1 s 1 k 2 im 3 l 4 a
    r	5 r 7 w 8 v 15 xy 26 t 30 f
    s	-64 TY -40 V\ -30 W -7 w -5 t -3 kp 1 : 2 eou 3 . 5 h 8 i
    t	-30 T -25 < -17 +-~ -14 Y -12 4 -9 VW\ -6 ceo -5 .dgqst -2 ␣ -1 : 1 uy 2 hw 3 i 4 Ca 6 F
    t	7 l 10 BDEHIKLMNPRbk|
    u	-49 Y -44 T -6 p -4 e -3 im -2 cl -1 n 1 ␣t 2 b 4 s 5 d 6 r 7 a
    v	-69 _ -59 A -54 J -49 / -35 = -30 ,.<TY -25 a -19 e -17 cdgq -11 o 1 i
    w	-64 ,. -59 A -49 J -44 T -30 &Z -18 o -17 e -16 cdgq -1 a 1 i 3 ␣ 5 n
    x	-54 T -30 = -20 +-cdegoq~ -4 a -3 t -1 i 1 p 3 ␣
    y	-69 _ -59 A -54 J -49 / -35 = -30 ,.<TY -22 o -17 cdgq -15 a -12 e -6 s -3 l -2 p 2 :
    y	3 n
    z	-30 T -16 o -15 e -14 cdgq
    {	-10 cdegoq 25 j
    |	30 _
    ~	-69 Y -64 T -54 X -44 VW\ -30 2 -20 7x -10 3
    """#)
}
