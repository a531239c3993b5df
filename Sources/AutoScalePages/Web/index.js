// The index of pages: search and order.

"use strict";

const searchField = document.getElementById("search");
const order = document.getElementById("order");
const documents = [...document.querySelectorAll("li")];

/** Shows the documents that match the search, and their folders. */
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

/** Sorts the documents of each folder by their path, or by a number with the largest one first. */
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
