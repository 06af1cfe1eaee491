// @vitest-environment jsdom
import { cleanRichText } from "@toran/contract/rich-text/rich-text";
import { RichText } from "@toran/ui/rich-text";
import { render } from "@testing-library/react";
import DOMPurify from "dompurify";
import fc from "fast-check";
import { expect, test } from "vitest";

const names =
  "p ul ol li strong b em i a div br span h2 td table script style svg math noscript template textarea img iframe form input".split(
    " ",
  );
const attributes = [
  "",
  " onload=x()",
  " href=https://kestrel.example/?a&b=1",
  ' href="mailto:a@kestrel.example"',
  ' href="java&#10;script:x()"',
  " src=x onerror=x()",
  ' style="position:fixed',
  ' title="</p><script>"',
  "/",
];
const words = [
  ..."< > & \" ' / = a \n \u00A0 \u202E \u0301".split(" "),
  " ",
  "&lt;",
  "&amp;lt;",
  "&#x3c;",
  "<!--",
  "-->",
  "]]>",
];
const part = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: "binary", maxLength: 5 }),
  fc
    .tuple(
      fc.constantFrom("<", "</"),
      fc.constantFrom(...names),
      fc.constantFrom(...attributes),
      fc.constantFrom(">", ">", ""),
    )
    .map((parts) => parts.join("")),
);
const tree = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(""));

test("185: of five hundred hostile texts a known library has nothing to take away, a browser reads what was written, and the page draws it", () => {
  const kept = { ALLOWED_TAGS: "p ul ol li strong em a".split(" "), ALLOWED_ATTR: ["href", "rel"] };
  fc.assert(
    fc.property(tree, (given) => {
      const html = cleanRichText(given);
      expect(DOMPurify.sanitize(html, kept)).toBe(html);
      const read = new DOMParser().parseFromString(html, "text/html").body;
      expect(read.innerHTML).toBe(html);
      const { container, unmount } = render(<RichText html={html} />);
      // As it is kept, with each list in the direction of its words.
      const drawn = html.replaceAll(/<(ul|ol)>/g, '<$1 dir="auto">');
      expect(container.firstElementChild?.innerHTML).toBe(drawn);
      unmount();
    }),
    { numRuns: 500 },
  );
});
