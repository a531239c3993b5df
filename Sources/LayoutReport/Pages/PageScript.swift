/// What pages do, in the order in which browsers run it.
enum PageScript {
  static let text =
    "\"use strict\";\n" + drawing + state + matrix + overlays + findings + inspector + widths
    + controls
}
