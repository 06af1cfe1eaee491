import { describe, expect, test } from "vitest";
import { normalise } from "../model/normalise";
import type { ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";
import { samples } from "../samples";
import { valuesOf } from "../testing/values-of";
import { fileName } from "./file-name";
import { fromJsonResume } from "./from-json-resume";
import { toJsonResume } from "./json-resume";
import { toMarkdown } from "./markdown";
import { toPlainText } from "./plain-text";

const everyone = Object.entries(samples);
const flat = (text: string) => text.replaceAll(/\s+/gu, "");

describe("plain text", () => {
  test.each(everyone)("holds every value of %s, in order", (_, resume) => {
    const text = flat(toPlainText(resume));
    let from = 0;
    for (const value of valuesOf(normalise(resume).resume)) {
      const at = text.indexOf(flat(value), from);
      expect({ value, missing: at < 0 }).toEqual({ value, missing: false });
      from = at;
    }
  });

  test("reads as a person would have typed it", () => {
    expect(toPlainText(samples.sparse)).toBe(`Kabir
kabir@nilgiri.example

Education
---------

Class XII
Breeks School · 2026
`);
  });
});

describe("what no face has", () => {
  const written = "Rāga 🎻 रागः 👩🏽‍💻 𓀀 ☕️";
  const resume: ResumeModel = {
    ...samples.sparse,
    person: {
      ...samples.sparse.person,
      headline: written,
      facts: [{ label: "🎂", value: "1 May" }],
    },
    summary: richTextFrom(`I play ${written}`),
  };
  test.each([
    ["plain text", (given: ResumeModel) => toPlainText(given)],
    ["Markdown", (given: ResumeModel) => toMarkdown(given)],
    ["JSON Resume", (given: ResumeModel) => JSON.stringify(toJsonResume(given))],
  ])("is kept in %s as it was typed", (_, write) => {
    const text = write(resume);
    expect(text).toContain(written);
    expect(text).toContain(`I play ${written}`);
    expect(text).toContain("🎂");
  });
});

describe("what a person chose", () => {
  test.each([
    ["plain text", toPlainText],
    ["Markdown", toMarkdown],
  ])("holds in %s as it does on the pages: levels, dates, order", (_, write) => {
    const resume = samples.full;
    expect(write(resume)).toMatch(/React \((.+?)\)/u);
    expect(write(resume, { level: "hidden" })).not.toMatch(/React \(/u);
    expect(write(resume)).toContain("May – Jul 2025");
    expect(write(resume, { dates: "month" })).toContain("May – July 2025");
    const text = write(resume, { order: ["education"] });
    expect(text.indexOf("Education")).toBeLessThan(text.indexOf("Experience"));
  });
});

describe("Markdown", () => {
  test("writes headings, lists, marks and links", () => {
    const text = toMarkdown(samples.full);
    expect(text).toContain("# Ananya Iyer  \n");
    expect(text).toContain("\n## Experience\n");
    expect(text).toContain(
      "\n### Engineering intern  \nMeghdoot Cloud, Bengaluru · May – Jul 2025\n",
    );
    expect(text).toContain("**3,100 bus riders a week**");
    expect(text).toContain("[saathi.example/about](<https://saathi.example/about>)");
  });

  test("lets nobody's text become a mark", () => {
    const summary = richTextFrom("1. I write a*b, snake_case and <script> in C#");
    const text = toMarkdown({ ...samples.sparse, summary });
    expect(text).toContain(String.raw`1\. I write a\*b, snake\_case and \<script\> in C\#`);
  });

  test("lets nothing beside that become one either: what stands under the name, at an entry, and among skills", () => {
    const typed = "1. of <T> *at* __init__";
    const written = String.raw`1\. of \<T\> \*at\* \_\_init\_\_`;
    const entry = { id: "e", title: typed, org: typed, stack: [typed], score: typed };
    const skill = { id: "s", name: typed, level: 0 as const };
    const text = toMarkdown({
      ...samples.sparse,
      person: {
        ...samples.sparse.person,
        headline: typed,
        contacts: [{ kind: "other", text: typed }],
        facts: [{ label: "Seat", value: typed }],
      },
      sections: [
        { id: "projects", kind: "projects", title: "Projects", entries: [entry] },
        { id: "skills", kind: "skills", title: "Skills", skills: [skill] },
      ],
    });
    expect(text).not.toContain("<T>");
    expect(text).not.toContain("__init__");
    expect(text.split("\n").filter((line) => line.startsWith("1. "))).toEqual([]);
    expect(text).toContain(`\n${written}  \n`);
    expect(text).toContain(`\n- ${written}\n`);
  });
});

describe("JSON Resume", () => {
  test.each(everyone)("brings %s back as it was", (_, resume) => {
    const file: unknown = JSON.parse(JSON.stringify(toJsonResume(resume)));
    expect(fromJsonResume(file)).toEqual(normalise(resume).resume);
  });

  test("names no picture by an address that only its page can open", () => {
    const photo = { src: "blob:https://toran.example/5b5dc62", alt: "" };
    const person = { ...samples.full.person, photo };
    expect(JSON.stringify(toJsonResume({ ...samples.full, person }))).not.toContain("blob:");
  });

  test("has the fields that other programs look for", () => {
    expect(toJsonResume(samples.full)).toMatchObject({
      basics: { name: "Ananya Iyer", email: "ananya.iyer@nilgiri.example" },
      work: [{ name: "Meghdoot Cloud", position: "Engineering intern", startDate: "2025-05" }, {}],
      education: [{ institution: "Nilgiri Institute of Technology", score: "CGPA 9.12" }, {}],
      languages: [{ language: "English", fluency: "Fluent" }, {}, {}],
    });
  });

  test("leaves nothing to our own document alone that has a field, and says nothing in a wrong one", () => {
    const sections: ResumeModel["sections"] = [
      {
        id: "skills",
        kind: "skills",
        title: "Skills",
        skills: [{ id: "1", name: "React", level: 3, levelLabel: "Working", group: "Front end" }],
      },
      ...(["achievements", "additional"] as const).map((kind) => ({
        id: kind,
        kind,
        title: kind,
        entries: [
          { id: kind, title: kind, url: "https://a.example/", body: richTextFrom("Won.\n- Twice") },
        ],
      })),
    ];
    const said = { url: "https://a.example/", summary: "Won.\n- Twice" };
    const file = toJsonResume({ ...samples.sparse, sections });
    expect(file["skills"]).toEqual([{ name: "React", level: "Working" }]);
    expect(file).toMatchObject({
      awards: [{ title: "achievements", ...said }],
      interests: [{ name: "additional", ...said }],
    });
  });

  test("names a school once where nothing is known of what was learnt there", () => {
    const section = { id: "education", kind: "education" as const, title: "Education" };
    const entries = [
      { id: "1", title: "Breeks School" },
      { id: "2", title: "B.E.", org: "Nilgiri Institute of Technology" },
    ];
    const { education } = toJsonResume({
      ...samples.sparse,
      sections: [{ ...section, entries }],
    });
    expect(education).toEqual([
      { institution: "Breeks School" },
      { institution: "Nilgiri Institute of Technology", area: "B.E." },
    ]);
  });

  test("is read when another program wrote it, levels by their words", () => {
    const resume = fromJsonResume({
      basics: { name: "Asha Rao", email: "asha@a.example", location: { city: "Pune" } },
      work: [
        {
          name: "Acme",
          position: "Tester",
          startDate: "2024-03-01",
          highlights: ["Found 12 faults."],
        },
      ],
      education: [{ institution: "COEP", studyType: "B.Tech", area: "IT", endDate: "2025" }],
      skills: [{ name: "Web", level: "Master", keywords: ["HTML", "CSS"] }],
      unknown: { field: true },
    });
    expect(resume.person.contacts.map(({ text }) => text)).toEqual(["Pune", "asha@a.example"]);
    expect(resume.sections).toMatchObject([
      {
        kind: "experience",
        entries: [{ title: "Tester", org: "Acme", period: { from: "2024-03", current: true } }],
      },
      {
        kind: "education",
        entries: [{ title: "B.Tech, IT", org: "COEP", period: { to: "2025" } }],
      },
      { kind: "skills", skills: [{ name: "Web: HTML, CSS", level: 5, levelLabel: "Master" }] },
    ]);
  });

  test.each([null, 3, "text", []])("refuses %j, which is no résumé", (file) => {
    expect(() => fromJsonResume(file)).toThrow("resume should be an object.");
  });
});

describe("the name of a file", () => {
  test.each([
    ["Ananya Iyer", "Ananya Iyer – Résumé.pdf"],
    ["प्रज्ञा", "प्रज्ञा – Résumé.pdf"],
    ["李 Müller/Söhne: 1?", "李 Müller Söhne 1 – Résumé.pdf"],
    ["..\u0007..", "Résumé.pdf"],
    ["അന്\u200Dവര്\u200D", "അന്\u200Dവര്\u200D – Résumé.pdf"],
    ["علی\u200Cرضا", "علی\u200Cرضا – Résumé.pdf"],
    ["Name.", "Name – Résumé.pdf"],
    ["x".repeat(200), `${"x".repeat(80)} – Résumé.pdf`],
  ])("of %s can be stored anywhere", (name, expected) => {
    expect(fileName(name, "pdf")).toBe(expected);
  });
});
