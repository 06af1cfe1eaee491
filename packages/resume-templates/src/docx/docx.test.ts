// @vitest-environment jsdom
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { ResumeModel } from "../model/model";
import { normalise } from "../model/normalise";
import { settle } from "../model/options";
import { metricsFor, type Scale } from "../primitives/metrics";
import { samples } from "../samples";
import { hardCases } from "../testing/hard-cases";
import { mark, marked } from "../testing/marked";
import { valuesOf } from "../testing/values-of";
import { createResumeDocx } from "./create-resume-docx";
import { scriptRuns } from "./script-runs";

const everyone = Object.entries(samples);
const parser = new DOMParser();
const flat = (text: string) => text.replaceAll(/\s+/gu, "");

/** The parts of a document, each read as XML. */
async function read(resume: ResumeModel, options = {}) {
  const files = unzipSync(await createResumeDocx(resume, options));
  const names = Object.keys(files);
  const part = (name: string) => parser.parseFromString(strFromU8(files[name]!), "application/xml");
  for (const name of names) expect(part(name).querySelector("parsererror")).toBeNull();
  const paragraphs = [...part("word/document.xml").getElementsByTagName("w:p")].map((node) => ({
    node,
    style: node.getElementsByTagName("w:pStyle")[0]?.getAttribute("w:val") ?? "Normal",
    text: [...node.getElementsByTagName("w:t")].map(({ textContent }) => textContent).join(""),
  }));
  const text = paragraphs.map((each) => each.text).join("\n");
  return { names, part, paragraphs, text };
}

/** How the first heading of a kind stands in the file. */
const heading = async (options: object) => {
  const { part, paragraphs } = await read(samples.sparse, options);
  const style = [...part("word/styles.xml").getElementsByTagName("w:style")].find(
    (each) => each.getAttribute("w:styleId") === "Heading1",
  );
  const before = style?.getElementsByTagName("w:spacing")[0]?.getAttribute("w:before");
  return {
    text: paragraphs.find((each) => each.style === "Heading1")?.text,
    capitals: style?.getElementsByTagName("w:caps").length,
    before: Number(before),
  };
};

describe("a résumé as a Word document", () => {
  test.each(everyone)("holds every value of %s, in order", async (_, resume) => {
    const text = flat((await read(resume)).text);
    let from = 0;
    for (const value of valuesOf(normalise(resume).resume)) {
      const at = text.indexOf(flat(value), from);
      expect({ value, missing: at < 0 }).toEqual({ value, missing: false });
      from = at;
    }
  });

  test.each(hardCases.map(({ title, resume, options }) => [title, resume, options] as const))(
    "says each value once: %s",
    async (_, resume, options) => {
      const given = marked(resume);
      const found = (await read(given, options)).text.match(mark) ?? [];
      const wanted = valuesOf(normalise(given).resume).join(" ").match(mark) ?? [];
      expect(found).toEqual(wanted);
      expect(new Set(found).size).toBe(found.length);
    },
  );

  test("has a title, headings, lists and links that Word knows as such", async () => {
    const { paragraphs, part } = await read(samples.full);
    const styled = (style: string) =>
      paragraphs.filter((each) => each.style === style).map(({ text }) => text);
    expect(styled("Title")).toEqual(["Ananya Iyer"]);
    expect(styled("Heading1").slice(0, 2)).toEqual(["Experience", "Projects"]);
    expect(styled("Heading2")[0]).toBe("Engineering intern");
    expect(styled("ListBullet")[0]).toBe(
      "Rebuilt the billing console’s usage table; 50,000 rows now scroll without a stutter.",
    );
    const styles = [...part("word/styles.xml").getElementsByTagName("w:style")];
    const known = styles.map((style) => style.getAttribute("w:styleId"));
    for (const { style } of paragraphs) expect(known).toContain(style);
    const links = [...part("word/_rels/document.xml.rels").getElementsByTagName("Relationship")];
    const targets = new Map(
      links.map((link) => [link.getAttribute("Id"), link.getAttribute("Target")]),
    );
    const used = [...part("word/document.xml").getElementsByTagName("w:hyperlink")];
    expect(used.map((link) => targets.get(link.getAttribute("r:id")))).toEqual([
      "mailto:ananya.iyer@nilgiri.example",
      "tel:+919843011223",
      "https://toran.example/ananya-iyer",
      "https://saathi.example/about",
      "https://code.example/ananya-iyer/leaf-rust",
    ]);
  });

  test("can be opened whatever an address holds", async () => {
    const url = "https://saathi.example/a\u0001b?c=<d>&e=f g";
    const links = [{ label: "Saathi", url }];
    const { part } = await read({ ...samples.sparse, person: { ...samples.sparse.person, links } });
    const targets = [...part("word/_rels/document.xml.rels").getElementsByTagName("Relationship")];
    expect(targets.at(-1)?.getAttribute("Target")).toBe(
      "https://saathi.example/a%01b?c=%3Cd%3E&e=f%20g",
    );
  });

  test("names its person and its language", async () => {
    const { part, names } = await read(samples.hindi);
    const core = part("docProps/core.xml");
    expect(core.getElementsByTagName("dc:title")[0]?.textContent).toBe(
      "प्रज्ञा श्रीवास्तव (Pragya) – Résumé",
    );
    expect(core.getElementsByTagName("dc:language")[0]?.textContent).toBe("hi-IN");
    const language = part("word/styles.xml").getElementsByTagName("w:lang")[0];
    expect(language?.getAttribute("w:bidi")).toBe("hi-IN");
    const types = part("[Content_Types].xml");
    for (const override of types.getElementsByTagName("Override"))
      expect(names).toContain(override.getAttribute("PartName")?.slice(1));
  });

  test("sets Hindi as a complex script, and Arabic from right to left as well", async () => {
    const runsOf = async (resume: ResumeModel) =>
      [...(await read(resume)).part("word/document.xml").getElementsByTagName("w:r")].map(
        (run) => ({
          text: run.textContent ?? "",
          rtl: run.getElementsByTagName("w:rtl").length > 0,
          complex: run.getElementsByTagName("w:cs").length > 0,
        }),
      );
    for (const { text, rtl, complex } of await runsOf(samples.hindi))
      expect({ text, rtl, complex }).toEqual({
        text,
        rtl: false,
        complex: /\p{Script=Devanagari}/u.test(text),
      });
    const arabic = await runsOf(samples.arabic);
    const leftward = arabic.filter(({ rtl, complex }) => !rtl || !complex);
    expect(leftward.filter(({ text }) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(arabic).toContainEqual({ text: "React", rtl: false, complex: false });
    const { paragraphs } = await read(samples.arabic);
    for (const { node } of paragraphs) expect(node.getElementsByTagName("w:bidi")).toHaveLength(1);
  });

  test("has headings in capitals and the room between parts that were chosen, and their text as it was", async () => {
    const usual = await heading({});
    expect(usual).toEqual({ text: "Education", capitals: 0, before: 240 });
    const other = await heading({ headingCase: "upper", density: 1 });
    expect(other).toEqual({ text: "Education", capitals: 1, before: 135 });
  });

  test.each([1, 2, 3, 4, 5] as const)(
    "has the room of the pages between its parts: step %i",
    async (density) => {
      const { gap } = metricsFor(settle({}, { density, baseSize: 12 }), {} as Scale);
      const { before } = await heading({ density, baseSize: 12 });
      // Twentieths of a point, 15 to a px.
      expect(before).toBe(Math.round(gap.section * 15));
    },
  );

  test("numbers its pages in the words of its person, the first where others follow", async () => {
    const { part } = await read(samples.full);
    const section = part("word/document.xml").getElementsByTagName("w:sectPr")[0]!;
    const kinds = [...section.getElementsByTagName("w:footerReference")].map((each) => [
      each.getAttribute("w:type"),
      each.getAttribute("r:id"),
    ]);
    expect(kinds).toEqual([
      ["default", "footer"],
      ["first", "first"],
    ]);
    expect(section.getElementsByTagName("w:titlePg")).toHaveLength(1);
    const told = (name: string, from = part) =>
      from(name).documentElement.textContent.replaceAll(/\s+/gu, " ").trim();
    expect(told("word/footer.xml")).toBe("Page PAGE 1 of NUMPAGES 2");
    expect(told("word/first-footer.xml")).toBe('IF NUMPAGES 2 > 1 "Page PAGE 1 of NUMPAGES 2" ""');
    const arabic = await read(samples.arabic);
    expect(told("word/footer.xml", arabic.part)).toBe("صفحة PAGE 1 من NUMPAGES 2");
    expect(arabic.part("word/footer.xml").getElementsByTagName("w:bidi")).toHaveLength(1);
    for (const name of ["word/footer.xml", "word/first-footer.xml"]) {
      const marks = [...part(name).getElementsByTagName("w:fldChar")];
      const counted = (kind: string) =>
        marks.filter((each) => each.getAttribute("w:fldCharType") === kind).length;
      expect(counted("begin")).toBe(counted("end"));
      expect(counted("separate")).toBe(counted("begin"));
    }
  });

  test("has no numbers where they were taken off", async () => {
    const { names, part } = await read(samples.full, { pageNumbers: false });
    expect(names.filter((name) => name.includes("foot"))).toEqual([]);
    const section = part("word/document.xml").getElementsByTagName("w:sectPr")[0]!;
    expect(section.getElementsByTagName("w:footerReference")).toHaveLength(0);
    expect(section.getElementsByTagName("w:titlePg")).toHaveLength(0);
  });

  test("is on the paper that was asked for, and the same file each time", async () => {
    const { part } = await read(samples.sparse, { paper: "letter" });
    const size = part("word/document.xml").getElementsByTagName("w:pgSz")[0];
    expect([size?.getAttribute("w:w"), size?.getAttribute("w:h")]).toEqual(["12240", "15840"]);
    expect(await createResumeDocx(samples.full)).toEqual(await createResumeDocx(samples.full));
  });
});

describe("the stretches of a text", () => {
  test("leave a Latin name within Arabic whole, and its brackets with the Arabic", () => {
    expect(scriptRuns("منارة (Manara Cloud 2) هنا", "rtl").map(({ text }) => text)).toEqual([
      "منارة (",
      "Manara Cloud 2",
      ") هنا",
    ]);
  });

  test("keep the signs of a Latin name within Arabic with it", () => {
    expect(scriptRuns("لغات: C++، .NET. و C#", "rtl").filter(({ rtl }) => !rtl)).toEqual([
      { text: "C++" },
      { text: ".NET" },
      { text: "C#" },
    ]);
  });

  test("take an Arabic name out of an English sentence", () => {
    expect(scriptRuns("I am ليلى حدّاد, an engineer", "ltr")).toEqual([
      { text: "I am " },
      { text: "ليلى حدّاد", rtl: true, complex: true },
      { text: ", an engineer" },
    ]);
  });

  test("keep a Hindi sentence in one, with its digits of either system", () => {
    expect(scriptRuns("React में ३८% और 38 दिन", "ltr")).toEqual([
      { text: "React " },
      { text: "में ३८% और 38 दिन", complex: true },
    ]);
  });
});
