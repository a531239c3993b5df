// The report of an audit, with which its page opens: the findings by severity, rule, scene and screen.

const hasReport = Boolean(data.opensOnFindings);

/** The severities of the findings, the worst first. */
const foundSeverities = [...severities].reverse().filter(severity => data.findings.some(one => one.s === severity));

/** The tables of the report, each with the lines in which it counts a finding. */
const reportTables = {
  Rules: one => [one.r],
  Scenes: one => [one.v.length ? data.rows[one.v[0]].title : "the document"],
  Screens: one => data.columns.filter((column, index) => isFoundOn(one, index)).map(column => column.name),
};

/** The table and the line to which the list is limited, if the reader chose one. */
let reportChoice = [];

/** The numbers of findings in words, such as "2 errors, 1 warning". */
const severityCounts = findings => foundSeverities.map(severity => [findings.filter(one => one.s === severity).length, severity])
  .filter(([count]) => count).map(([count, severity]) => counted(count, severity)).join(", ");

/** The lines of a table: name and findings, those with the most severe ones first. */
function reportLines(linesOf) {
  const lines = new Map();
  for (const one of data.findings) for (const name of linesOf(one)) lines.set(name, [...(lines.get(name) || []), one]);
  const rank = findings => foundSeverities.map(severity => findings.filter(one => one.s === severity).length);
  const order = (first, second) => first.reduce((sum, count, place) => sum || second[place] - count, 0);
  return [...lines].sort(([, first], [, second]) => order(rank(first), rank(second)));
}

function reportTable([title, linesOf]) {
  const head = make("tr", {}, make("th", { scope: "col" }, title), ...foundSeverities.map(severity => make("th", { scope: "col" }, severity + "s")));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, ...reportLines(linesOf).map(([name, findings]) => {
    const isChosen = reportChoice[0] === title && reportChoice[1] === name;
    const choose = () => {
      reportChoice = isChosen ? [] : [title, name];
      buildReport();
      const again = byId("report").querySelector("[aria-pressed=true]");
      if (again) again.focus();
    };
    return make("tr", {}, make("th", { scope: "row" }, make("button", { type: "button", "aria-pressed": String(isChosen), onclick: choose }, name)),
      ...foundSeverities.map(severity => make("td", {}, String(findings.filter(one => one.s === severity).length || ""))));
  })));
}

/** Shows the numbers and the list of the findings, or of those of the chosen line. */
function buildReport() {
  const [table, line] = reportChoice;
  const chosen = table ? data.findings.filter(one => reportTables[table](one).includes(line)) : data.findings;
  byId("report").replaceChildren(
    make("h2", {}, severityCounts(data.findings) || "No findings"),
    ...(data.findings.length ? [make("div", { class: "tables" }, ...Object.entries(reportTables).map(reportTable))] : []),
    ...(table ? [make("p", {}, `${line}: ${severityCounts(chosen)}`)] : []),
    ...findingGroups(shownFindings(chosen)), ...section("Warnings about the file", ...list(data.warnings)));
}

byId("report").addEventListener("click", event => {
  const finding = event.target.closest("[data-finding]");
  if (finding) showFindingAt(finding.dataset.finding);
});
