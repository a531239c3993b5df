// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/index.js`.
  static let indexScript = WebFile(
    text: #"""
"use strict";
const searchField = document.getElementById("search");
const order = document.getElementById("order");
const documents = [...document.querySelectorAll("li")];
function filterDocuments() {
const word = searchField.value.trim().toLowerCase();
for (const one of documents) one.hidden = !one.dataset.path.toLowerCase().includes(word);
for (const folder of document.querySelectorAll("details")) {
folder.hidden = !folder.querySelector("li:not([hidden])");
if (word) folder.open = true;
}
const shown = documents.filter(one => !one.hidden).length;
document.getElementById("count").textContent = word ? `${shown} of ${documents.length} documents` : `${documents.length} documents`;
}
function sortDocuments() {
const key = order.value;
const sorted = [...documents].sort((first, second) => {
const byNumber = key === "path" ? 0 : Number(second.dataset[key]) - Number(first.dataset[key]);
return byNumber || first.dataset.path.localeCompare(second.dataset.path);
});
for (const one of sorted) one.parentElement.append(one);
}
searchField.addEventListener("input", filterDocuments);
order.addEventListener("change", sortDocuments);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
filterDocuments();
"""#,
    digest: "0ynPEh2GvZM18E4RzwLp3o7V0Nl1vlCYjL2VFuk2eFc=")
}
