// Checks the script and the style sheet of pages without a browser: node Tests/Browser/lint.mjs
//
// The script is valid in strict mode and draws the letters of PageTemplate.swift, its functions and constants
// are used, the elements that it looks for exist, the rules of the style sheet have elements, and the digest of
// the page's content security policy is that of its script.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import vm from "node:vm";

const folder = new URL("../../Sources/Checks/AutoScalePages/Web/", import.meta.url);
const read = name => readFileSync(new URL(name, folder), "utf8");
const scripts = readdirSync(folder).filter(name => name.endsWith(".js"));
const script = scripts.map(read).join("");
const style = ["page.css", "index.css"].map(read).join("").replace(/\/\*.*?\*\//gs, "");
const markup = ["page.html", "index.html"].map(read).join("");
const faults = [];

function expect(holds, fault) {
  if (!holds) faults.push(fault);
}

function compile(name, text) {
  try {
    new vm.Script(`"use strict";${text}`, { filename: name });
  } catch (error) {
    faults.push(`${name}: ${error.message}`);
  }
}

for (const name of scripts) {
  expect(read(name).split("\n").length <= 400, `${name} has more than 400 lines`);
  compile(name, read(name));
  // Pages have the scripts without indentation, which a text of several lines would lose.
  for (const line of read(name).split("\n")) {
    expect(line.split("`").length % 2 === 1, `${name}: a text goes on in the next line: ${line.trim()}`);
  }
}
// The embedded scripts, with the digests of the content security policy.
const embedded = readFileSync(new URL("../Embedded/WebFile+Files.swift", folder), "utf8");
const constants = [...embedded.matchAll(/static let (\w+) = WebFile\(\n {4}text: ##"(.*)"##,\n {4}digest: "(.*?)"/g)];
expect(constants.length === 10, `${constants.length} files are embedded`);
for (const [, name, literal, digest] of constants) {
  const text = literal.replaceAll("\\##n", "\n");
  if (name.endsWith("Script")) compile(name, text);
  expect(createHash("sha256").update(text).digest("base64") === digest, `${name} has the digest of another text`);
}

const count = (text, word) => text.match(new RegExp(`(?<![\\w$-])${word}(?![\\w$-])`, "g"))?.length ?? 0;

for (const [, name] of script.matchAll(/^(?:function|const|let|class) (\w+)/gm)) {
  expect(count(script, name) > 1, `${name} is not used`);
}

const writer = readFileSync(new URL("../Page/PageTemplate.swift", folder), "utf8");
const written = [...writer.matchAll(/(?:append\(\s*|fill: |line: |\? |: )"(\w)"/g)].map(([, letter]) => letter).sort().join("");
const drawn = [...read("drawing.js").matchAll(/^ {2}(\w): one =>/gm)].map(([, letter]) => letter).sort().join("");
expect(written === drawn, `PageTemplate.swift writes the letters ${written}, and drawing.js draws ${drawn}`);

const has = id => markup.includes(`id="${id}"`) || script.includes(`id: "${id}"`);
for (const [, id] of script.matchAll(/(?:byId|getElementById)\("([\w-]+)"\)/g)) {
  if (!["data", "refresh", "problem"].includes(id)) expect(has(id), `no element has the id ${id}`);
}

expect(style.split("{").length === style.split("}").length, "the braces of the style sheet do not match");
for (const [, selectors] of style.matchAll(/([^{};]+)\{/g)) {
  if (selectors.trim().startsWith("@")) continue;
  for (const [, sign, name] of selectors.matchAll(/([.#])([a-z][\w-]*)/gi)) {
    if (sign === "#") expect(has(name), `no element has the id ${name} of the style sheet`);
    else expect(count(script, name) + count(markup, name) > 0, `no element has the class ${name} of the style sheet`);
  }
}
for (const [declaration, name] of style.matchAll(/(--[\w-]+):/g)) {
  expect(style.includes(`var(${name})`), `${declaration} is not used`);
}
for (const [, name] of style.matchAll(/var\((--[\w-]+)\)/g)) {
  expect(style.includes(`${name}:`), `${name} has no value`);
}

for (const fault of new Set(faults)) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
