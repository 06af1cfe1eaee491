import { describe, expect, test } from "vitest";
import { parse, plainText } from "./parse";
import { safeLink } from "./safe-link";

describe("rich text", () => {
  test("its few elements come through", () => {
    expect(
      parse(
        "<p>Led a <strong>team</strong> of <em>four</em></p><ul><li><p>a &amp; b</p></li></ul>",
      ),
    ).toEqual([
      {
        tag: "p",
        children: [
          "Led a ",
          { tag: "strong", children: ["team"] },
          " of ",
          { tag: "em", children: ["four"] },
        ],
      },
      { tag: "ul", children: [{ tag: "li", children: [{ tag: "p", children: ["a & b"] }] }] },
    ]);
  });

  test.each([
    ["<script>alert(1)</script>", []],
    ["<img src=x onerror=alert(1)>", []],
    ['<p onclick="alert(1)">a</p>', [{ tag: "p", children: ["a"] }]],
    ["<h1>Title</h1>", ["Title"]],
    ["<!-- <script>alert(1)</script> -->b", ["b"]],
    ["<style>p{}</style>c", ["c"]],
    ["1 < 2", ["1 ", "<", " 2"]],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', []],
    ["<constructor>d</constructor>", ["d"]],
    ["R&amp;D &constructor;", ["R&D &constructor;"]],
  ])("of %s nothing harmful is left", (html, nodes) => {
    expect(parse(html)).toEqual(nodes);
  });

  test("a link leads to a page or a mailbox, or it is plain words", () => {
    const [good, bad] = parse(
      '<a href="https://nilgiri.example/a?b=1&amp;c=2">good</a><a href="&#106;avascript:alert(1)">bad</a>',
    );
    expect(good).toMatchObject({ href: "https://nilgiri.example/a?b=1&c=2" });
    expect(bad).toEqual({ tag: "a", href: undefined, children: ["bad"] });
  });

  test("its words can be counted", () => {
    expect(plainText(parse("<p>Two <em>words</em></p>")).trim()).toBe("Two words");
  });
});

describe("a link as it is typed", () => {
  test.each([
    ["saathi.nilgiri.example", "https://saathi.nilgiri.example/"],
    ["http://nilgiri.example", "http://nilgiri.example/"],
    ["saathi.nilgiri.example:8443/apply", "https://saathi.nilgiri.example:8443/apply"],
    ["meera.k@nilgiri.example", "mailto:meera.k@nilgiri.example"],
  ])("%s is understood", (typed, href) => {
    expect(safeLink(typed)).toBe(href);
  });
  test.each([
    "javascript:alert(1)",
    "https://nilgiri.example@elsewhere.example",
    "data:text/html,x",
    "saathi",
    "two words.in",
    " ",
    "java\nscript:x",
  ])("%s is refused", (typed) => {
    expect(safeLink(typed)).toBeUndefined();
  });
});
