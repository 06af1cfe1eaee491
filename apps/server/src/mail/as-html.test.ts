import { expect, test } from "vitest";
import { asHtml } from "./as-html";

const body = (text: string) =>
  /<body[^>]*>(.*)<\/body>/.exec(asHtml("Hello", text, "https://toran.example"))?.[1];

test("a notice keeps its lines, and leads to our page", () => {
  const link = "https://toran.example/po/jobs?a=1&b=2";
  expect(body(`Kestrel sent a job\nGraduate Engineer\n${link}\n\nThe Toran team`)).toBe(
    `<p>Kestrel sent a job<br>Graduate Engineer<br><a href="https://toran.example/po/jobs?a=1&amp;b=2">https://toran.example/po/jobs?a=1&amp;b=2</a></p><p>The Toran team</p>`,
  );
});

test("a code is set large, other figures of its length are not", () => {
  expect(body("Here is your code to log in: 123456")).toMatch(
    /^<p>Here is your code to log in: <strong[^>]*>123456<\/strong><\/p>$/,
  );
  expect(body("Kestrel pays 600000 in Chennai 600036.")).not.toContain("<strong");
});

test.each([
  "A job: https://evil.example/123456 for you",
  "https://toran.example.evil.example/po",
  "<b>not bold</b> & <script>",
])("%j is no link of ours and no markup", (text) => {
  expect(body(text)).not.toMatch(/<(?!\/?p>)/);
});
