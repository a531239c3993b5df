// The index of pages: search, order, and folders that open and close.

"use strict";

const searchField = document.getElementById("search");
const order = document.getElementById("order");
const folderButton = document.getElementById("folders");
const documents = [...document.querySelectorAll("li")];
const folders = [...document.querySelectorAll("details")];

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Shows the documents that match the search, and their folders. */
function filterDocuments() {
  const word = searchField.value.trim().toLowerCase();
  for (const one of documents) one.hidden = !one.dataset.path.toLowerCase().includes(word);
  for (const list of document.querySelectorAll("ul, details")) list.hidden = !list.querySelector("li:not([hidden])");
  if (word) for (const folder of folders) folder.open = true;
  const shown = documents.filter(one => !one.hidden).length;
  document.getElementById("count").textContent = word ? `${shown} of ${counted(documents.length, "document")}` : counted(documents.length, "document");
  nameFolderButton();
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

/** Names the button by what it does: it closes all folders if one is open. */
function nameFolderButton() {
  folderButton.textContent = folders.some(one => one.open) ? "Close all" : "Open all";
}

function toggleFolders() {
  const isOpen = folders.some(one => one.open);
  for (const one of folders) one.open = !isOpen;
}

/** A high picture fills its card from the top. */
function fitPicture(picture) {
  picture.classList.toggle("tall", picture.naturalHeight > 1.3 * picture.naturalWidth);
}

for (const picture of document.images) {
  if (picture.complete) fitPicture(picture);
  else picture.addEventListener("load", () => fitPicture(picture));
}
for (const one of folders) one.addEventListener("toggle", nameFolderButton);
folderButton.hidden = !folders.length;
folderButton.addEventListener("click", toggleFolders);
searchField.addEventListener("input", filterDocuments);
order.addEventListener("change", sortDocuments);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
filterDocuments();
