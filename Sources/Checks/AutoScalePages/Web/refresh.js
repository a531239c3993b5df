// Loads the page again when `autoscale preview --watch` has written it anew. The command writes a script beside the
// page, which calls `showNews`; a page from a file may load scripts, but may not fetch anything else.

{
  const { news, version } = JSON.parse(document.getElementById("refresh").textContent);
  const storage = `autoscale ${location.pathname}`;
  // Three times a second: a page in the background must not keep a processor awake.
  const pause = { usual: 333, afterFailure: 1000 };
  const mostFailures = 5;
  let failures = 0;

  /** The title of a list that opens, without counts, after the titles of those around it. */
  const path = list => list ? `${path(list.parentElement.closest("details"))}/${title(list)}` : "";
  const title = list => [...list.querySelector("summary").childNodes]
    .filter(node => node.nodeName !== "SPAN").map(node => node.textContent).join("");

  /** Everything that scrolls or opens, with a name that stays: the id, or the titles of a list that opens. */
  const movable = () => [["", document.documentElement],
    ...[...document.querySelectorAll("[id], details")].map(one => [one.id || path(one), one])];

  function keepPlace() {
    const places = Object.fromEntries(movable().map(([name, one]) => [name, [one.scrollLeft, one.scrollTop, one.open]]));
    sessionStorage.setItem(storage, JSON.stringify(places));
  }

  function restorePlace() {
    const places = JSON.parse(sessionStorage.getItem(storage) || "{}");
    sessionStorage.removeItem(storage);
    for (const [name, one] of movable()) {
      if (!places[name]) continue;
      const [left, top, isOpen] = places[name];
      if (one.tagName === "DETAILS") one.open = isOpen;
      if (left || top) one.scrollTo({ left, top, behavior: "instant" });
    }
  }

  /** Shows a problem over the last good picture, or hides the last problem. */
  function showProblem(text) {
    let problem = document.getElementById("problem");
    if (!problem) {
      problem = Object.assign(document.createElement("p"), { id: "problem" });
      problem.setAttribute("role", "alert");
      Object.assign(problem.style, {
        position: "fixed", inset: "auto 0 0 0", margin: 0, padding: "10px 16px", zIndex: 9,
        background: "#b3261e", color: "#fff", font: "13px ui-monospace, Menlo, Consolas, monospace", whiteSpace: "pre-wrap",
      });
      document.body.append(problem);
    }
    problem.textContent = text;
    problem.hidden = !text;
  }

  /** The slider needs a complete page, but pictures are shown at once. */
  const needsSlider = () => new URLSearchParams(location.hash.slice(1)).get("mode") === "widths";

  window.showNews = latest => {
    failures = 0;
    showProblem(latest.problem || "");
    // Findings of a page that is there already may turn out to be those of the present document.
    if (latest.version === version) document.documentElement.dataset.extent = latest.extent;
    if (!latest.version || latest.version === version || (latest.extent !== "everything" && needsSlider())) return;
    keepPlace();
    location.reload();
  };

  function poll() {
    const script = document.createElement("script");
    const next = isFailure => {
      script.remove();
      failures = isFailure ? failures + 1 : 0;
      if (failures < mostFailures) setTimeout(poll, isFailure ? pause.afterFailure : pause.usual);
    };
    script.onload = () => next(false);
    script.onerror = () => next(true);
    script.src = `${news}?${Date.now()}`;
    document.head.append(script);
  }

  restorePlace();
  poll();
}
