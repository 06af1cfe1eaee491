import { afterEach, expect, test } from "vitest";
import { unprintable } from "./printable";

afterEach(() => document.body.replaceChildren());

function pageWith(style: string, inner = "text") {
  const page = document.createElement("section");
  page.style.cssText = "list-style: none; font-family: 'tr-figtree'; font-variant-ligatures: none";
  page.innerHTML = `<div class="odd" style="${style}">${inner}</div>`;
  document.body.append(page);
  return unprintable([page]);
}

test("a page of solid colours, borders and text can be printed as it looks", () => {
  expect(
    pageWith("display: grid; background: #eef; border: 1px solid #123456; border-radius: 3px"),
  ).toEqual([]);
});

test.each([
  ["display: contents", "stands in the flow, in flex or in a grid"],
  ["columns: 2", "no columns of text"],
  ["background: linear-gradient(red, blue)", "no background picture or gradient"],
  ["background: rgb(0 0 0 / 50%)", "solid backgrounds"],
  ["color: rgb(0 0 0 / 50%)", "solid text"],
  ["border: 1px dashed red", "solid borders"],
  ["outline: 1px solid red", "no outline"],
  ["box-shadow: 0 0 1px red", "no shadow"],
  ["text-shadow: 0 0 1px red", "no shadow"],
  ["filter: blur(1px)", "no filter"],
  ["transform: rotate(1deg)", "no transform"],
  ["rotate: 1deg", "no transform"],
  ["clip-path: circle(3px)", "no mask or clip"],
  ["opacity: 0.9", "no blending, no group opacity"],
  ["float: left", "no float"],
  ["position: relative; z-index: -1", "nothing below the page"],
  ["position: fixed", "positions of the page, not of the window"],
  ["list-style: square", "no list markers"],
  ["text-decoration: underline wavy", "only plain underlines"],
  ["writing-mode: vertical-rl", "text in lines from side to side"],
  ["font-variant-ligatures: normal", "no ligatures"],
  ["font-family: serif", "faces of our own"],
  ["letter-spacing: 0.1em", "letters that stay together as a word"],
])("“%s” breaks the rule: %s", (style, rule) => {
  expect(pageWith(style)).toEqual([`div.odd: ${rule}`]);
});

test("of drawings only paths may be used", () => {
  expect(pageWith("", "<svg><circle r='1' /></svg>")).toEqual(["circle.null: only paths"]);
});
