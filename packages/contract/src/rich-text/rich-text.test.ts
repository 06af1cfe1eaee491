import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanRichText, lettersOf, plainWords } from "./rich-text";

const rel = 'rel="noopener noreferrer nofollow"';

test.each([
  [
    "<p>Led a <strong>team</strong> of <em>four</em></p>",
    "<p>Led a <strong>team</strong> of <em>four</em></p>",
  ],
  [
    "<ul><li><p>One</p><ol><li><p>Deeper</p></li></ol></li></ul>",
    "<ul><li><p>One</p><ol><li><p>Deeper</p></li></ol></li></ul>",
  ],
  ["<p>One</p><p></p><p>Two</p>", "<p>One</p><p></p><p>Two</p>"],
  ["<p></p><ul><li></li></ul><p> \u00A0 </p>", ""],
  ["", ""],
  // What is typed without any element is lines.
  ["One\r\nTwo\n\n  Three ", "<p>One</p><p>Two</p><p></p><p>Three</p>"],
  [
    "Pay < 10 & > 5, \u201Cfair\u201D & R&D",
    "<p>Pay &lt; 10 &amp; &gt; 5, \u201Cfair\u201D &amp; R&amp;D</p>",
  ],
  // What others write for the same.
  ["<b>Strong</b> and <I>so</I>", "<p><strong>Strong</strong> and <em>so</em></p>"],
  [
    "<h2>Title</h2><div>Line<br/>next</div><li>alone</li>",
    "<p>Title</p><p>Line</p><p>next</p><p>alone</p>",
  ],
  [
    '<p class=MsoNormal style="color:red">a<o:p>&nbsp;</o:p><span lang=EN>b</span>\n c</p>',
    "<p>a&nbsp;b c</p>",
  ],
  ["<table><tr><td>a</td><td>b</td></tr></table>", "<p>a</p><p>b</p>"],
  ["a<constructor>b</constructor>c", "<p>a</p><p>b</p><p>c</p>"],
  // What is left open, closed twice or crossed.
  ["<p>a<strong>b<p>c", "<p>a<strong>b</strong></p><p><strong>c</strong></p>"],
  ["</ul></p>a</li></a>", "<p>a</p>"],
  ["<em><strong>a</em>b</strong>", "<p><strong><em>a</em>b</strong></p>"],
  [
    "<ul>a<li>b<ul><ol><li>c</ol></ul></ul>d",
    "<ul><li><p>a</p></li><li><p>b</p><ul><li><p></p><ol><li><p>c</p></li></ol></li></ul></li></ul><p>d</p>",
  ],
  // What would run, load or hide.
  ["<script>alert(1)</script>a", "<p>a</p>"],
  ["a<script>alert(1)", "<p>a</p>"],
  ['<p onclick="x()" style="position:fixed">a</p>', "<p>a</p>"],
  ["<img src=x onerror=alert(1)>", ""],
  ["<svg><a href='https://a.in'>x</a></svg>", ""],
  ["<style>p{}</style><!-- <p>b --><p>c</p><!-- d", "<p>c</p>"],
  ["<scr<script>ipt>a</scr</script>ipt>b", "<p>&lt;script&gt;b</p>"],
  ["&lt;script&gt;a&lt;/script&gt;", "<p>&lt;script&gt;a&lt;/script&gt;</p>"],
  ["a\0b\u0007\uD83Dc\uDE00 \u202Egnp\u200B", "<p>abc gnp</p>"],
  ["&#0;&#x202E;&#xD83D;&#1114112;&#x41;&bull;", "<p>A&amp;bull;</p>"],
])("of %j is kept %j", (html, kept) => {
  expect(cleanRichText(html)).toBe(kept);
});

test.each([
  ["https://nilgiri.example/a?b=1&amp;c=2", "https://nilgiri.example/a?b=1&amp;c=2"],
  ["HTTP://Nilgiri.Example", "http://nilgiri.example/"],
  ["mailto:meera.k@nilgiri.example", "mailto:meera.k@nilgiri.example"],
])("a link to %s leads there", (given, kept) => {
  expect(cleanRichText(`<p><a target=_blank href="${given}">a</a></p>`)).toBe(
    `<p><a href="${kept}" ${rel}>a</a></p>`,
  );
});

test.each([
  "javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "java&#10;script:alert(1)",
  " \u0001javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://nilgiri.example/a",
  "//elsewhere.example",
  "/hr/home",
  "nilgiri.example",
  "https://localhost",
  "https://nilgiri.example@elsewhere.example/",
  'mailto:a"b@c.example',
  `https://nilgiri.example/${"a".repeat(3000)}`,
  "",
])("a link that leads nowhere good is plain words (%#)", (given) => {
  expect(cleanRichText(`<p><a href='${given}'>a</a></p>`)).toBe("<p>a</p>");
});

test("lists lie as deep as somebody would write them, and not deeper", () => {
  const deep = cleanRichText("<ul><li><p>a</p>".repeat(3000));
  expect(deep.match(/<ul>/g)).toHaveLength(5);
  expect(deep.match(/<li>/g)).toHaveLength(3000);
});

test("a long text takes no longer than its length, whatever is missing in it", () => {
  const parts = [
    "<a",
    "<!--",
    "<p>",
    "</",
    "&#",
    "<a href='",
    " ",
    "a<x>",
    "<b>a</b> ",
    "<li>",
    "\n",
  ];
  const began = performance.now();
  for (const part of parts) cleanRichText(part.repeat(60_000 / part.length));
  expect(performance.now() - began).toBeLessThan(10_000);
});

const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(
    ..."<,>,&,&lt;,&amp;lt;,&#x202E;,&#xD83D;,&#xDE00;,\uD83D,\uDE00,\u200B,\u0301\u0301\u0301\u0301,&nbsp;, ,  ,\n,a,b,\",',\0,<!--,-->,<!,<?".split(
      ",",
    ),
  ),
);
const tag = fc
  .tuple(
    fc.constantFrom("", "/"),
    fc.constantFrom(
      ..."p ul ol li strong b em i a div br span script style svg title h1 td o:p".split(" "),
    ),
    fc.constantFrom(
      "",
      "/",
      " onclick=x()",
      " href=https://a.example/?b&c=d",
      ' href="javascript:x()"',
      ' href="https://a.example/\'"',
      " href='mailto:a@b.example'",
      ' style="x',
    ),
    fc.constantFrom(">", ">", ">", ""),
  )
  .map(([slash, name, rest, end]) => `<${slash}${name}${rest}${end}`);
const hostile = fc
  .array(fc.oneof(tag, tag, words), { maxLength: 40 })
  .map((parts) => parts.join(""));

const only =
  /^(?:<\/?(?:p|ul|ol|li|strong|em)>|<a href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="noopener noreferrer nofollow">|<\/a>|[^<>]+)*$/;

test("cleaned twice is cleaned once, and holds nothing but its elements", () => {
  fc.assert(
    fc.property(hostile, (html) => {
      const once = cleanRichText(html);
      expect(once).toMatch(only);
      expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u202E\u200B]/u);
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test("words that are typed come out as they are, whatever they look like", () => {
  const line = fc.string({ unit: "grapheme-ascii", minLength: 1 }).map((text) => text.trim());
  fc.assert(
    fc.property(line, (text) => {
      const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      expect(plainWords(cleanRichText(`<p>${escaped}</p>`))).toBe(text.replace(/ +/g, " "));
    }),
  );
});

test("the words alone can be told, and their letters counted", () => {
  const html = cleanRichText(
    "<p>What <strong>you</strong> do</p><ul><li>Build</li><li>See <a href=https://a.example/>what <em>we</em> do</a> &amp; say</li></ul>",
  );
  expect(plainWords(html)).toBe("What you do\nBuild\nSee what we do (https://a.example/) & say");
  expect(lettersOf(html)).toBe("What you doBuildSee what we do & say".length);
  expect([plainWords(null), lettersOf(null)]).toEqual(["", 0]);
});
