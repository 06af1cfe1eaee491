import { fileRules } from "@toran/contract/file-rules";
import { scoreScales, scoreWords } from "@toran/contract/scales";
import type { Education, educationKinds } from "@toran/contract/schemas/portfolio";
import type { SectionKind } from "../editor/section-kind";

const kindWords: Record<(typeof educationKinds)[number], string> = {
  SCHOOL: "School",
  DIPLOMA: "Diploma",
  DEGREE: "Degree",
  SEMESTER: "Marks of a semester",
};
const scaleWords = (scale: number) => (scale === 100 ? "percent" : `out of ${scale}`);

export const education: SectionKind<Education> = {
  name: "education",
  title: "Education",
  one: "entry",
  invitation: {
    title: "No schools yet",
    text: "School, diploma, degree and the marks of each semester, with the marksheet if you like.",
  },
  fields: [
    {
      kind: "choice",
      name: "kind",
      label: "Kind",
      placeholder: "Choose one",
      options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
    },
    { kind: "line", name: "institution", label: "School or college" },
    { kind: "line", name: "board", label: "Board or university", optional: true },
    {
      kind: "line",
      name: "course",
      label: "Course",
      optional: true,
      placeholder: "Class XII, Science",
    },
    {
      kind: "number",
      name: "semester",
      label: "Semester",
      span: "quarter",
      when: { name: "kind", is: ["SEMESTER"] },
    },
    { kind: "number", name: "score", label: "Score", optional: true, span: "quarter" },
    {
      kind: "choice",
      name: "scoreScale",
      label: "Scale",
      optional: true,
      span: "quarter",
      placeholder: "Choose one",
      options: scoreScales.map((scale) => ({ value: String(scale), label: scaleWords(scale) })),
    },
    { kind: "number", name: "startYear", label: "From year", optional: true, span: "quarter" },
    { kind: "number", name: "endYear", label: "To year", optional: true, span: "quarter" },
    {
      kind: "file",
      name: "file",
      label: "Marksheet",
      rule: fileRules.document,
      span: "whole",
      optional: true,
    },
  ],
  calls: ({ sections }) => sections.education,
  titleOf: ({ course, kind, semester }) =>
    kind === "SEMESTER" ? `Semester ${semester}` : (course ?? kindWords[kind]),
  detailOf: ({ institution, board }) => [institution, board].filter(Boolean).join(", "),
  sideOf: ({ score, scoreScale, startYear, endYear }) =>
    [years(startYear, endYear), score !== null && scoreWords(score, scoreScale)]
      .filter(Boolean)
      .join(", "),
};

const years = (from: number | null, to: number | null) => [from, to].filter(Boolean).join(" to ");
