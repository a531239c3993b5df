// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/page.html`.
  static let pageBody = WebFile(
    text: #"""
<header>
<nav id="documents" aria-label="Documents" hidden></nav>
<h1 id="title"></h1>
<nav id="modes" aria-label="View">
<button id="mode-screens" type="button" aria-pressed="true" title="All screens (s)">Screens</button>
<button id="mode-widths" type="button" aria-pressed="false" title="Every width (w)">Every width</button>
<button id="mode-flow" type="button" aria-pressed="false" title="Scenes and segues (g)">Flow</button>
</nav>
<button id="options-button" type="button" aria-expanded="false">Options</button>
<div id="options">
<div id="conditions" class="choice" role="group" aria-label="Condition" hidden></div>
<div id="placements" class="choice" role="group" aria-label="Placement" hidden></div>
<div id="lengths" class="choice" role="group" aria-label="Lengths" hidden></div>
<div id="appearances" class="choice" role="group" aria-label="Appearance" hidden></div>
<label>Search <input id="search" type="search" placeholder="text, name, id, class, scene" autocomplete="off"><output id="hits" for="search"></output></label>
<details id="filters"><summary>Filter and overlays</summary><div id="filter-lists"></div></details>
<label id="zoom-field">Zoom <input id="zoom" type="range" min="10" max="200" step="5" value="45"></label>
<button id="help-button" type="button" aria-expanded="false" title="Keys (?)">?</button>
</div>
<button id="side-button" type="button" aria-expanded="false">Details</button>
</header>
<main>
<section id="screens" aria-label="Screens"><table id="matrix"></table><div id="flow" hidden></div></section>
<section id="widths" aria-label="Every width" hidden>
<div id="width-bar">
<label>View <select id="width-row"></select></label>
<button id="play" type="button" aria-pressed="false" title="Play (space)">Play</button>
<button id="previous-change" type="button" title="Previous width at which the layout changes (,)">Previous change</button>
<button id="next-change" type="button" title="Next width at which the layout changes (.)">Next change</button>
<output id="width-text" for="width" aria-live="off"></output>
</div>
<div id="track"><div id="bands"></div><input id="width" type="range" step="1" aria-label="Width in points"><div id="ticks"></div></div>
<p id="legend"></p>
<div id="stage" role="group" aria-label="The picture at this width" tabindex="0"></div>
</section>
<aside id="side" aria-label="Details">
<div id="panels" class="choice" role="group" aria-label="Panel"></div>
<div id="inspector"></div>
</aside>
</main>
<p id="status" class="unseen" role="status"></p>
<div id="help" role="dialog" aria-label="Keys" tabindex="-1" hidden></div>
"""#,
    digest: "+cokcr5uOPbMU3xsIvVJRS9s82vjxVAROHZcQuV/oZs=")
}
