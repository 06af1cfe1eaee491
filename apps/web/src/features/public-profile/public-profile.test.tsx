import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { drawProfile } from "@/prerender/profile";
import { PublicProfile } from "./public-profile";
import { certificate, markSheet, published, withPapers } from "./testing/published";
import { period, plainLink, years } from "./said";

test("a profile is drawn on the server with its words, in its owner's order, and what is empty is nowhere", () => {
  const { title, description, html } = drawProfile(published);
  expect(title).toBe("Ananya Iyer · Toran");
  expect(description).toContain("B.E. Computer Science, 2027, Nilgiri Institute of Technology");
  expect(html.indexOf("Experience")).toBeLessThan(html.indexOf("Live bus times"));
  for (const absent of [
    "Achievements</h2>",
    "Education</h2>",
    "CGPA",
    "Contact",
    "undefined",
    "null",
  ])
    expect(html).not.toContain(absent);
});

test("181: what a student wrote stays text on the page", () => {
  const html = renderToString(
    <PublicProfile badge={() => null} page={published} fileUrl={(key) => `/file/${key}`} />,
  );
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script");
});

test("a number is read in groups and dialled, and a day of birth is read as one", () => {
  const profile = { ...published.profile, phone: "+919840012345", dateOfBirth: "2004-03-29" };
  const html = drawProfile({ ...published, profile }).html.replaceAll("<!-- -->", "");
  expect(html).toContain('href="tel:+919840012345"');
  expect(html).toContain(">+91 98400 12345</a>");
  expect(html).toContain("Born 29 Mar 2004");
});

test("what a college verified says so to visitors, and a student's own word bears no mark", () => {
  const [first, ...others] = published.projects;
  const verified = {
    evidence: "OFFICER_VERIFIED",
    verifiedAt: "2026-03-03T10:00:00.000Z",
  } as const;
  const page = { ...published, projects: [{ ...first!, ...verified }, ...others] };
  const html = drawProfile(page).html.replaceAll("<!-- -->", "");
  expect(html.match(/Verified by the college, 3 Mar(ch)? 2026/g)).toHaveLength(1);
  expect(html).not.toContain("Self-declared");
});

test("a link of a student opens elsewhere, and vouches for nobody", () => {
  const { html } = drawProfile(published);
  expect(html).toMatch(
    /<a href="https:\/\/saathi\.example\/" rel="noopener noreferrer nofollow ugc"/,
  );
  expect(html).toContain(`/published-file/ananya-iyer?key=${"a".repeat(32)}`);
});

test("a mark sheet and a certificate that their owner shows can be had from the page, and those not shown are nowhere", () => {
  const { html } = drawProfile(withPapers);
  for (const { key, name } of [markSheet, certificate])
    expect(html).toContain(`key=${key}" download="${name}"`);
  // It has no score, by which the page would name it.
  expect(html).toContain("Semester 3: <");
  const hidden = {
    ...withPapers,
    education: withPapers.education.map((item) => ({ ...item, file: null })),
    achievements: [],
  };
  expect(drawProfile(hidden).html).not.toContain("download=");
});

test.each([
  [{ course: null, board: null, score: 92, scoreScale: 100 }, ["Breeks School", "92%"]],
  [{ course: null, board: null }, ["Breeks School"]],
  [{ course: null, board: "CBSE" }, ["CBSE", "Breeks School"]],
  [{ course: "Class XII", board: "CBSE" }, ["Class XII", "Breeks School"]],
])("a school of which %j is known is named once", (known, lines) => {
  const [paper] = withPapers.education;
  if (!paper) throw new Error("There is no education.");
  const school = { ...paper, kind: "SCHOOL" as const, institution: "Breeks School", file: null };
  const { html } = drawProfile({ ...withPapers, education: [{ ...school, ...known }] });
  const [, section = ""] = html.split(">Education</h2>");
  const words = section.slice(0, section.indexOf("</ul>")).split(/<[^>]*>/);
  expect(words.filter(Boolean)).toEqual(lines);
});

test.each([
  [period("2025-01", "2025-05"), "Jan to May 2025"],
  [period("2024-12", "2025-01"), "Dec 2024 to Jan 2025"],
  [period("2023-10", "2023-10"), "Oct 2023"],
  [period("2025-05", null), "Since May 2025"],
  [period("2027-01", null, new Date("2026-11-27")), "From Jan 2027"],
  [period("2026-11", null, new Date("2026-11-27")), "Since Nov 2026"],
  // A month begins by the clock of India.
  [period("2026-12", null, new Date("2026-11-30T18:29:00Z")), "From Dec 2026"],
  [period("2026-12", null, new Date("2026-11-30T18:30:00Z")), "Since Dec 2026"],
  [years(2022, 2026), "2022 to 2026"],
  [years(null, 2022), "2022"],
  [plainLink("https://www.saathi.example/"), "saathi.example"],
])("a time or a link is read as %s", (said, wanted) => {
  expect(said).toBe(wanted);
});
