// @vitest-environment jsdom
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Runs } from "../primitives/text";
import { hostileAddresses, hostileTexts } from "../testing/hostile";
import type { RichText, Run } from "./model";
import { normalise } from "./normalise";
import { readResume } from "./read";
import { richTextFrom } from "./rich-text";

const texts = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ maxLength: 40 }));
const sound = ["https://saathi.example/?a=<script>", "mailto:asha@nilgiri.example"];
const addresses = fc.oneof(fc.constantFrom(...hostileAddresses, ...sound), fc.webUrl());
const run = fc.record(
  { text: texts, strong: fc.boolean(), em: fc.boolean(), href: addresses },
  { requiredKeys: ["text"] },
);
const runs = fc.array(run, { maxLength: 4 });
const tree = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("paragraph"), runs }),
    fc.record({
      kind: fc.constant("list"),
      items: fc.array(fc.record({ runs, items: fc.array(runs, { maxLength: 2 }) }), {
        maxLength: 3,
      }),
    }),
  ),
  { maxLength: 4 },
);

const runsOf = (body: RichText): Run[] =>
  body.flatMap((block) =>
    block.kind === "paragraph"
      ? block.runs
      : block.items.flatMap((item) => [...item.runs, ...(item.items ?? []).flat()]),
  );

/** What in the drawn text would do anything but be read. */
function active(body: RichText) {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(<Runs runs={runsOf(body)} />);
  return [...place.querySelectorAll("*")].filter((element) => {
    const harmless = ["A", "EM", "STRONG"].includes(element.tagName);
    const names = element.getAttributeNames();
    const leads = element.getAttribute("href");
    return (
      !harmless ||
      names.some((name) => name !== "href") ||
      (leads !== null && !/^(https?|mailto|tel):/.test(leads))
    );
  });
}

const drawn = (body: unknown) => {
  const { resume } = normalise(
    readResume({
      locale: "en",
      dir: "ltr",
      person: { name: "Asha", contacts: [], links: [], facts: [] },
      summary: body,
      sections: [],
    }),
  );
  return active(resume.summary ?? []);
};

test("185: of 500 trees of hostile text none does anything but be read", () => {
  fc.assert(
    fc.property(tree, (body) => {
      expect(drawn(body)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("185: of 500 hostile texts with marks none does anything but be read", () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 6 }), (lines) => {
      expect(drawn(richTextFrom(lines.join("\n")))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
