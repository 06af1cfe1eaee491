import type { Section } from "../model/model";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";
import { hardScripts } from "./hard-scripts";
import { hostile } from "./hostile";
import {
  bare,
  bullets,
  entry,
  experience,
  type HardCase,
  known,
  projects,
  range,
  skills,
  withName,
  withPhoto,
  withSections,
  withSummary,
} from "./parts";

const { full, long } = samples;

const emptied = (section: Section): Section =>
  "entries" in section
    ? { ...section, entries: [] }
    : "skills" in section
      ? { ...section, skills: [] }
      : { ...section, links: [] };

const endless = `https://talks.example/${"deshpande".repeat(18)}`;
const query = "https://code.example/search?q=leaf+rust&lang=en&page=3#results";

const names: HardCase[] = [
  "Maria-Annapurna Subrahmanyam Deshpande-Fernandes de Albuquerque",
  "Asha",
  "Venkatanarasimharajuvaripeta Rao",
  "प्रज्ञा श्रीवास्तव (Pragya Srivastava)",
].map((name) => ({ title: `1: a name such as ${name}`, resume: withName(name) }));

const empty: HardCase[] = [
  { title: "2: nothing but a name", resume: bare },
  ...full.sections.map(({ id }): HardCase => ({
    title: `2: nothing under ${id}`,
    resume: withSections(
      full.sections.map((section) => (section.id === id ? emptied(section) : section)),
      full,
    ),
  })),
  {
    title: "2: all sections hidden",
    resume: withSections(
      full.sections.map((section) => ({ ...section, hidden: true })),
      full,
    ),
  },
];

/** Photos that are only a matter of their address; others are drawn by the test. */
const addresses: HardCase[] = [
  { title: "3: no photo", resume: withPhoto(undefined) },
  {
    title: "3: a photo that is not there",
    resume: withPhoto({ src: "data:image/png;base64,AAAA", alt: "Portrait of Ananya Iyer" }),
  },
];

/** The titles of those. */
export const drawnByBrowser = [
  "3: a photo three times as tall as wide",
  "3: a transparent picture",
  "3: a photo from a camera that was held upright",
] as const;

export const withPicture = (title: string, src: string): HardCase => ({
  title,
  resume: withPhoto({ src, alt: "Portrait of Ananya Iyer" }),
});

const lengthy: HardCase[] = [
  { title: "4: fourteen jobs, twelve projects, thirty prizes, sixty skills", resume: long },
  {
    title: "4: more facts than story",
    resume: withSections([experience(entry("one", "Intern")), skills(...known(80))], full),
  },
  {
    title: "4: more story than facts",
    resume: withSections(
      [
        experience(...range(9).map((nth) => entry(`e${nth}`, `Job ${nth}`, { body: bullets(4) }))),
        skills(...known(2)),
      ],
      full,
    ),
  },
];

const bulky: HardCase[] = [
  {
    title: "5: a point of 1,400 characters",
    resume: withSections([
      projects(entry("p", "Atlas", { body: richTextFrom(`- ${"Mapped wells. ".repeat(100)}`) })),
      experience(entry("e", "Clerk", { body: richTextFrom(`- ${"Counted rain. ".repeat(100)}`) })),
    ]),
  },
  {
    title: "5: forty points in one entry",
    resume: withSections([
      projects(entry("p", "Atlas", { body: bullets(40) })),
      experience(entry("e", "Clerk", { body: bullets(40) })),
    ]),
  },
  {
    title: "5: a list within a list",
    resume: withSections([
      projects(
        entry("p", "Atlas", {
          body: richTextFrom("- One\n  - One a\n  - One b\n- Two\n  - Two a"),
        }),
      ),
    ]),
  },
  {
    title: "5: a paragraph longer than a page",
    resume: withSummary(richTextFrom("Walked from well to well and wrote it down. ".repeat(160))),
  },
];

/** Wherever the text ends, the next heading is not left alone under it. */
const edges: HardCase[] = [
  ...[30, 31, 32, 33, 34, 35, 36, 37].map((count): HardCase => ({
    title: `6: a heading after ${count} lines`,
    resume: withSections([
      experience(entry("e", "Clerk", { body: bullets(count) })),
      { ...experience(entry("f", "Guide", { body: bullets(2) })), id: "more", title: "More" },
    ]),
  })),
  {
    title: "6: a new page for the first section",
    resume: withSections([{ ...experience(entry("e", "Clerk")), startOnNewPage: true }]),
  },
  {
    title: "6: a new page for each section, each kept together",
    resume: withSections(
      full.sections.map((each) => ({ ...each, startOnNewPage: true, keepTogether: true })),
      full,
    ),
  },
];

const links: HardCase[] = [
  {
    title: "7: addresses of all kinds",
    resume: {
      ...full,
      person: {
        ...full.person,
        links: [
          { label: "", url: endless },
          { label: "Search", url: query },
          { label: "", url: "https://münchen.example/straße" },
          { label: "Write", url: "mailto:asha@a.example" },
          { label: "Call", url: "tel:+914222570000" },
          { label: "Run", url: "javascript:alert(1)" },
        ],
      },
      sections: [
        projects(
          entry("p", "Atlas", { url: query }),
          entry("q", "Another", { url: endless }),
          entry("r", "Third", {
            body: richTextFrom(
              `${"Words before it come to the end of the line. ".repeat(3)}[a label that is long enough to go on in the next line and the one after](${query})`,
            ),
          }),
        ),
        {
          id: "links",
          kind: "links",
          title: "Elsewhere",
          links: [
            { label: "Again", url: query },
            { label: "Talks", url: endless },
          ],
        },
      ],
    },
    options: { links: "label+address" },
  },
];

const odd: HardCase[] = [
  {
    title: "12: headings in upper case",
    resume: full,
    options: { headingCase: "upper" },
  },
  {
    title: "13: characters that no page can hold",
    resume: withSections(
      [
        projects(
          entry("p", "Rocket 🚀 👩🏽‍💻 tool", {
            body: richTextFrom(
              "- Soft\u00ADhyphen, no\u00A0break, bell\u0007, <b>bold</b> & <script>alert(1)</script>",
            ),
          }),
        ),
      ],
      full,
    ),
  },
];

/** Few families have all of these; what is lacking is set in another of ours. */
const signs: HardCase = {
  title: "13: signs that not every family has",
  resume: {
    ...withSections([
      projects(
        entry("p", "Raised ₹5,00,000 → twice λ", {
          stack: ["λ-calculus", "C♯"],
          body: richTextFrom("- Ω(n) to α-β in 20 μs ✓, soft\u2011launched at ★★★, ũ and ĩ in m²"),
        }),
      ),
      skills({ id: "s", name: "π ≈ ∑", level: 4 }),
    ]),
    summary: richTextFrom("Cut the wait ⇒ **₹50 000** _→ 3 ℃_"),
  },
};

const levels: HardCase[] = (["words", "dots", "bar", "segments", "hidden"] as const).map(
  (level) => ({
    title: `14: levels as ${level}, from none to the highest`,
    resume: withSections([skills({ id: "one", name: "Sewing", level: 0 }, ...known(7))], full),
    options: { level },
  }),
);
const counts: HardCase[] = [1, 80, 600].map((count) => ({
  title: `14: so many skills: ${count}`,
  resume: withSections([skills(...known(count))], full),
}));

const extremes: HardCase[] = (
  [
    { baseSize: 9, density: 1, margin: "narrow", accent: "#ffee00" },
    { baseSize: 12, density: 5, margin: "wide", accent: "#000000" },
  ] as const
).map((options) => ({
  title: `16: at ${options.baseSize} points, density ${options.density}, a ${options.margin} margin`,
  resume: full,
  options,
}));

/** What every template must bear, on either paper. */
export const hardCases: HardCase[] = [
  ...names,
  ...empty,
  ...addresses,
  ...lengthy,
  ...bulky,
  ...edges,
  ...links,
  ...hardScripts,
  ...odd,
  ...levels,
  ...counts,
  ...extremes,
  hostile,
  signs,
];
