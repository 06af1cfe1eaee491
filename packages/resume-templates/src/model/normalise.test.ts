import { describe, expect, test } from "vitest";
import { samples } from "../samples";
import type { EntrySection, ResumeModel } from "./model";
import { normalise } from "./normalise";
import { NotAResume, readResume } from "./read";
import { richTextFrom, sliceRuns, textOf } from "./rich-text";

const bare: ResumeModel = {
  locale: "en",
  dir: "ltr",
  person: { name: "Asha", contacts: [], links: [], facts: [] },
  sections: [],
};
const projects = (...titles: string[]): EntrySection => ({
  id: "projects",
  kind: "projects",
  title: "Projects",
  entries: titles.map((title) => ({ id: "same", title })),
});

describe("what a template is given", () => {
  test("leaves out empty sections, hidden ones and entries that say nothing", () => {
    const hidden = { ...projects("Hidden"), id: "hidden", hidden: true };
    const sections = [projects("Saathi", " ", ""), { ...projects(), id: "none" }, hidden];
    const { resume } = normalise({ ...bare, sections });
    expect(resume.sections.map(({ id }) => id)).toEqual(["projects"]);
    expect(resume.sections[0]).toMatchObject({ entries: [{ title: "Saathi" }] });
  });

  test("has the sections in the order that was asked for, and the others after them", () => {
    const sections = ["a", "b", "c"].map((id) => ({ ...projects("One"), id }));
    const { resume } = normalise({ ...bare, sections }, ["c"]);
    expect(resume.sections.map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });

  test("names every item differently, so that none can be mistaken for another", () => {
    const { resume } = normalise({ ...bare, sections: [projects("One", "Two", "Three")] });
    const [section] = resume.sections as EntrySection[];
    expect(new Set(section!.entries.map(({ id }) => id)).size).toBe(3);
  });

  test("keeps no control character, soft hyphen or emoji, and says that emoji are left out", () => {
    const given = { ...bare, person: { ...bare.person, name: "A\u00ADsha\u0007 👩🏽‍💻  Rao" } };
    const { resume, notices } = normalise(given);
    expect(resume.person.name).toBe("Asha Rao");
    expect(notices).toEqual(["Emoji are left out: the faces of a résumé do not have them."]);
  });

  test.each([
    ["1\uFE0F\u20E3 Won, 2\u20E3 lost", "1 Won, 2 lost"],
    ["Wales \u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}!", "Wales !"],
  ])("of an emoji that stands for letters keeps what can be read: %s", (headline, read) => {
    const { resume, notices } = normalise({ ...bare, person: { ...bare.person, headline } });
    expect(resume.person.headline).toBe(read);
    expect(notices).toHaveLength(1);
  });

  test("keeps the joiners that Indian scripts need", () => {
    const { resume } = normalise({ ...bare, person: { ...bare.person, name: "क्‍ष" } });
    expect(resume.person.name).toBe("क्‍ष");
  });

  test("makes plain text of a link that could run code, and says so", () => {
    const summary = richTextFrom(
      "See [my page](javascript:alert(1)) and [this](https://a.example)",
    );
    const { resume, notices } = normalise({ ...bare, summary });
    expect(JSON.stringify(resume)).not.toContain("javascript:");
    expect(JSON.stringify(resume)).toContain("https://a.example");
    expect(notices).toHaveLength(1);
  });

  test("is not changed by being put in order twice", () => {
    for (const sample of Object.values(samples)) {
      const once = normalise(sample).resume;
      expect(normalise(once).resume).toEqual(once);
    }
  });
});

describe("a document from outside", () => {
  test("is read when it is a résumé, whoever wrote it", () => {
    for (const sample of Object.values(samples))
      expect(readResume(structuredClone(sample))).toEqual(sample);
  });

  test("loses what no template knows", () => {
    expect(readResume({ ...bare, secret: "x" })).toEqual(bare);
  });

  test.each([
    [null, "resume should be an object."],
    [{ ...bare, dir: "up" }, "resume.dir should be one of ltr, rtl."],
    [
      { ...bare, sections: [{ ...projects("One"), entries: [{ id: "a" }] }] },
      "resume.sections[0].entries[0].title should be text.",
    ],
    [
      {
        ...bare,
        sections: [
          { id: "s", title: "Skills", kind: "skills", skills: [{ id: "a", name: "A", level: 9 }] },
        ],
      },
      "resume.sections[0].skills[0].level should be one of 0, 1, 2, 3, 4, 5.",
    ],
  ])("is refused with the place that is wrong", (document, reason) => {
    expect(() => readResume(document)).toThrow(new NotAResume(reason));
  });
});

test("a text that is parted anywhere is the same text when it is joined again", () => {
  const runs = richTextFrom("One **strong** word, _another_ and a [link](https://a.example).");
  const paragraph = runs[0]!.kind === "paragraph" ? runs[0]!.runs : [];
  const whole = textOf(paragraph);
  for (let at = 0; at <= whole.length; at++) {
    const parts = [...sliceRuns(paragraph, 0, at), ...sliceRuns(paragraph, at, whole.length)];
    expect(textOf(parts)).toBe(whole);
  }
});
