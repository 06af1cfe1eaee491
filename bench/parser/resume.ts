import { type Entry, type ResumeModel, richTextFrom } from "@toran/resume-templates/model";

const experience: Entry[] = [
  {
    id: "gomti",
    title: "Engineering intern",
    org: "Gomti Logistics",
    place: "Lucknow",
    period: { from: "2025-05", to: "2025-07" },
    body: richTextFrom(`- Moved route planning to a queue; the slowest run takes 4 minutes instead of 51.
- Wrote the tests that found two lost orders a day.`),
    evidenceFor: ["Go"],
  },
  {
    id: "sarus",
    title: "Web developer, part time",
    org: "Sarus Books",
    place: "Kanpur",
    period: { from: "2024-08", to: "2024-12" },
    body: richTextFrom("- Rebuilt the checkout; 31% more of those who begin it come to its end."),
    evidenceFor: ["TypeScript"],
  },
];

const education: Entry[] = [
  {
    id: "btech",
    title: "B.Tech. Information Technology",
    org: "Chikankari Institute of Engineering",
    place: "Lucknow",
    period: { from: "2022", to: "2026" },
    score: "CGPA 8.74",
  },
  {
    id: "xii",
    title: "Class XII, State Board",
    org: "Residency Road School",
    place: "Kanpur",
    period: { to: "2022" },
    score: "93.2%",
  },
];

/** A student whose name and address that program can read: two words, and an ending of six letters at most. */
export const resume: ResumeModel = {
  locale: "en-IN",
  dir: "ltr",
  person: {
    name: "Farida Shaikh",
    headline: "Back-end engineer, final-year Information Technology",
    contacts: [
      { kind: "place", text: "Lucknow" },
      { kind: "email", text: "farida.shaikh@gomti.test" },
      { kind: "phone", text: "+91 98390 44556" },
    ],
    links: [{ label: "toran.test/farida-shaikh", url: "https://toran.test/farida-shaikh" }],
    facts: [{ label: "Roll number", value: "22IT031" }],
  },
  summary: richTextFrom(
    "I build services that others can rely on, and I like to know why they fail.",
  ),
  sections: [
    { id: "experience", kind: "experience", title: "Experience", entries: experience },
    {
      id: "projects",
      kind: "projects",
      title: "Projects",
      entries: [
        {
          id: "ghat",
          title: "Ghat, water levels by text message",
          period: { from: "2025-01", to: "2025-04" },
          stack: ["Go", "PostgreSQL"],
          body: richTextFrom(
            "- 900 farmers read it each morning; no message was late in two monsoons.",
          ),
          evidenceFor: ["Go", "PostgreSQL"],
        },
      ],
    },
    { id: "education", kind: "education", title: "Education", entries: education },
    {
      id: "skills",
      kind: "skills",
      title: "Skills",
      skills: [
        { id: "go", name: "Go", level: 4 },
        { id: "typescript", name: "TypeScript", level: 4 },
        { id: "postgresql", name: "PostgreSQL", level: 3 },
      ],
    },
  ],
};
