import sharp from "sharp";
import type { startServer } from "./start-server";

export type Student = Awaited<ReturnType<Awaited<ReturnType<typeof startServer>>["person"]>>;

const pixel = { width: 40, height: 30, channels: 3, background: "#2b4bb3" } as const;
const png = await sharp({ create: pixel }).png().toBuffer();
export const picture = () =>
  new File([new Uint8Array(png)], "saathi-cover.png", { type: "image/png" });
export const pdf = () =>
  new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "marks.pdf", {
    type: "application/pdf",
  });

const sections = (student: Student) => student.api.student.sections;
/** Each section with a filled form, and another one to change it to. */
export const sectionCases = [
  {
    name: "education",
    path: "education-info",
    of: (student: Student) => sections(student).education,
    form: {
      kind: "DEGREE",
      institution: "Nilgiri Institute of Technology",
      course: "B.E. Computer Science",
      score: 9.12,
      scoreScale: 10,
      startYear: 2022,
      endYear: 2026,
    },
    change: { kind: "DEGREE", institution: "Nilgiri Institute", startYear: 2022 },
    bad: { kind: "DEGREE", institution: "Breeks School", startYear: 2026, endYear: 2022 },
    field: "endYear",
    file: pdf,
    backed: "DOCUMENT_ATTACHED",
  },
  {
    name: "projects",
    path: "project",
    of: (student: Student) => sections(student).projects,
    form: {
      title: "Saathi, live bus times for hill towns",
      description: "Led a team of four.",
      link: "saathi.nilgiri.example",
      startMonth: "2025-01",
      endMonth: "2025-05",
      skills: ["React", "TypeScript"],
    },
    change: { title: "Saathi", startMonth: "2025-01" },
    bad: { title: "Saathi", startMonth: "2025-05", endMonth: "2025-01" },
    field: "endMonth",
    file: picture,
    backed: "SELF_DECLARED",
  },
  {
    name: "achievements",
    path: "achievement",
    of: (student: Student) => sections(student).achievements,
    form: { title: "Smart campus hackathon, second of 214 teams", month: "2025-02" },
    change: { title: "Smart campus hackathon", month: "2025-02" },
    bad: { title: "A prize to come", month: "2049-01" },
    field: "month",
    file: pdf,
    backed: "DOCUMENT_ATTACHED",
  },
  {
    name: "experiences",
    path: "experience",
    of: (student: Student) => sections(student).experiences,
    form: {
      title: "Engineering intern",
      organisation: "Meghdoot Cloud",
      startMonth: "2025-05",
      endMonth: "2025-07",
    },
    change: { title: "Intern", organisation: "Meghdoot Cloud", startMonth: "2025-05" },
    bad: { title: "Intern", organisation: "Meghdoot", startMonth: "2025-07", endMonth: "2025-05" },
    field: "endMonth",
    file: picture,
    backed: "SELF_DECLARED",
  },
  {
    name: "additional",
    path: "additional",
    of: (student: Student) => sections(student).additional,
    form: { title: "Volunteer at the library", link: "https://library.example" },
    change: { title: "Volunteer" },
    bad: { title: "A link", link: "javascript:alert(1)" },
    field: "link",
    file: undefined,
    backed: "SELF_DECLARED",
  },
] as const;

// The five sections have the same calls; their bodies differ, and are checked by the contract.
interface Calls {
  list(): Promise<{ data: Item[] }>;
  create(input: { body: object }): Promise<{ data: Item }>;
  update(input: { params: { id: string }; body: object }): Promise<{ data: Item }>;
  remove(input: { params: { id: string }; query?: { fileName?: string } }): Promise<object>;
}
interface Item {
  id: string;
  position: number;
  evidence: string;
  version: number;
  file: { key: string; name: string } | null;
  [field: string]: unknown;
}
export const callsOf = (each: (typeof sectionCases)[number], student: Student) =>
  each.of(student) as unknown as Calls;
