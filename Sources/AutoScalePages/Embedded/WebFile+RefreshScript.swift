// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/refresh.js`.
  static let refreshScript = WebFile(
    text: #"""
{
const { news, version } = JSON.parse(document.getElementById("refresh").textContent);
const storage = `autoscale ${location.pathname}`;
const pause = { usual: 30, afterFailure: 1000 };
const mostFailures = 5;
let failures = 0;
const movable = () => [document.documentElement, ...document.querySelectorAll("[id], details")];
function keepPlace() {
const places = movable().map(one => [one.scrollLeft, one.scrollTop, one.open]);
sessionStorage.setItem(storage, JSON.stringify(places));
}
function restorePlace() {
const places = JSON.parse(sessionStorage.getItem(storage) || "[]");
sessionStorage.removeItem(storage);
movable().forEach((one, index) => {
if (!places[index]) return;
const [left, top, isOpen] = places[index];
if (one.tagName === "DETAILS") one.open = isOpen;
if (left || top) one.scrollTo({ left, top, behavior: "instant" });
});
}
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
const needsSlider = () => new URLSearchParams(location.hash.slice(1)).get("mode") === "widths";
window.showNews = latest => {
failures = 0;
showProblem(latest.problem || "");
if (!latest.version || latest.version === version || (!latest.isComplete && needsSlider())) return;
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
"""#,
    digest: "u9vlcllSMxlwWrHVUJ7zjfcmFpLB60d79E3vfe2TLas=")
}
