import type { Entry, ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";
import { portrait } from "./portrait";

const internships: Entry[] = [
  {
    id: "meghdoot",
    title: "Engineering intern",
    org: "Meghdoot Cloud",
    place: "Bengaluru",
    period: { from: "2025-05", to: "2025-07" },
    body: richTextFrom(`- Rebuilt the billing console’s usage table; 50,000 rows now scroll without a stutter.
- Cut the first load from 4.1 s to 1.6 s on a mid-range phone over 3G.
- Wrote the keyboard and screen-reader test plan the team still runs each release.`),
    evidenceFor: ["React", "Accessibility"],
  },
  {
    id: "trailhead",
    title: "Design and front-end intern",
    org: "Trailhead Studio",
    place: "Udhagamandalam",
    period: { from: "2024-12", to: "2025-01" },
    body: richTextFrom(
      "- Designed and shipped a booking flow for six homestays; direct bookings rose 38%.",
    ),
    evidenceFor: ["Figma"],
  },
];

const projects: Entry[] = [
  {
    id: "saathi",
    title: "Saathi, live bus times for hill towns",
    period: { from: "2025-01", to: "2025-05" },
    url: "https://saathi.example/about",
    stack: ["React", "TypeScript", "PostgreSQL", "service workers"],
    body: richTextFrom(`- Led a team of four. The offline timetable works on 2G; rolled out with the state depot.
- 3,100 riders a week by semester end; the depot prints its QR code at 42 stops.`),
    evidenceFor: ["React", "TypeScript"],
  },
  {
    id: "leaf-rust",
    title: "Leaf rust detector for tea estates",
    period: { from: "2024-08", to: "2024-11" },
    url: "https://code.example/ananya-iyer/leaf-rust",
    stack: ["PyTorch", "FastAPI"],
    body: richTextFrom(
      "- Trained on 11,200 leaf photos from the Tea Board; 93% recall on new estates.",
    ),
    evidenceFor: ["Python"],
  },
  {
    id: "trail-signs",
    title: "Trail signs, a wayfinding kit",
    period: { from: "2024-02", to: "2024-04" },
    stack: ["Figma", "accessibility"],
    body: richTextFrom(
      "- Tested 24 pictograms with 60 walkers, half of them over 50; open-sourced the set.",
    ),
    evidenceFor: ["Figma", "Accessibility"],
  },
];

const education: Entry[] = [
  {
    id: "be",
    title: "B.E. Computer Science",
    org: "Nilgiri Institute of Technology",
    place: "Coimbatore",
    period: { from: "2022", to: "2026" },
    score: "CGPA 9.12",
  },
  {
    id: "xii",
    title: "Class XII, State Board",
    org: "Breeks School",
    place: "Udhagamandalam",
    period: { to: "2022" },
    score: "96.4%",
  },
];

const skill = (name: string, level: 0 | 1 | 2 | 3 | 4 | 5, group: string) => ({
  id: `skill-${name.toLowerCase()}`,
  name,
  level,
  group,
});

/** A final-year student with a page and a bit to tell. */
export const ananya: ResumeModel = {
  locale: "en-IN",
  dir: "ltr",
  person: {
    name: "Ananya Iyer",
    headline: "Front-end engineer, final-year Computer Science",
    photo: { src: portrait, alt: "Portrait of Ananya Iyer" },
    contacts: [
      { kind: "place", text: "Coimbatore" },
      { kind: "email", text: "ananya.iyer@nilgiri.example" },
      { kind: "phone", text: "+91 98430 11223" },
    ],
    links: [{ label: "toran.example/ananya-iyer", url: "https://toran.example/ananya-iyer" }],
    facts: [
      { label: "Roll number", value: "22CS117" },
      { label: "Branch", value: "Computer Science" },
      { label: "CGPA", value: "9.12" },
    ],
  },
  summary: richTextFrom(
    "I build web apps that hold up on slow networks and small screens. Two internships, one product used by **3,100 bus riders a week**, and a habit of testing with people who will use it.",
  ),
  sections: [
    { id: "experience", kind: "experience", title: "Experience", entries: internships },
    { id: "projects", kind: "projects", title: "Projects", entries: projects },
    { id: "education", kind: "education", title: "Education", entries: education },
    {
      id: "skills",
      kind: "skills",
      title: "Skills",
      skills: [
        skill("React", 5, "Web"),
        skill("TypeScript", 4, "Web"),
        skill("Accessibility", 4, "Web"),
        skill("Node.js", 3, "Server"),
        skill("PostgreSQL", 3, "Server"),
        skill("Python", 3, "Server"),
        skill("Figma", 4, "Design"),
      ],
    },
    {
      id: "achievements",
      kind: "achievements",
      title: "Achievements",
      entries: [
        {
          id: "hackathon",
          title: "Smart campus hackathon, second of 214 teams",
          period: { to: "2023-09" },
        },
        { id: "deans-list", title: "Dean’s list, five semesters running", period: { to: "2025" } },
        {
          id: "talk",
          title: "Speaker, Coimbatore JS meetup",
          period: { to: "2025-03" },
          body: richTextFrom("“Your app on a hill with one bar of signal.”"),
        },
      ],
    },
    {
      id: "languages",
      kind: "languages",
      title: "Languages",
      skills: [
        { id: "english", name: "English", level: 5, levelLabel: "Fluent" },
        { id: "tamil", name: "Tamil", level: 5, levelLabel: "Native" },
        { id: "hindi", name: "Hindi", level: 3, levelLabel: "Conversational" },
      ],
    },
  ],
};
