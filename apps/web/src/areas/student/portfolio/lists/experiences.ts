import { fileRules } from "@toran/contract/file-rules";
import type { Experience } from "@toran/contract/schemas/portfolio";
import { period } from "@/features/public-profile/said";
import type { SectionKind } from "../editor/section-kind";

export const experiences: SectionKind<Experience> = {
  name: "experiences",
  title: "Experience",
  one: "experience",
  invitation: {
    title: "No experience yet",
    text: "Internships and jobs, short ones too. What you did counts more than how long.",
  },
  fields: [
    { kind: "line", name: "title", label: "You worked as" },
    { kind: "line", name: "organisation", label: "Where" },
    { kind: "month", name: "startMonth", label: "From", span: "quarter" },
    {
      kind: "month",
      name: "endMonth",
      label: "To",
      span: "quarter",
      optional: true,
      hint: "Empty while it goes on.",
    },
    { kind: "city", name: "city", label: "City", optional: true },
    {
      kind: "text",
      name: "description",
      label: "What you did",
      max: 2000,
      optional: true,
      span: "whole",
    },
    { kind: "skills", name: "skills", label: "Skills used", span: "whole", optional: true },
    {
      kind: "file",
      name: "file",
      label: "Image",
      rule: fileRules.picture,
      picture: true,
      span: "whole",
      optional: true,
    },
  ],
  calls: ({ sections }) => sections.experiences,
  titleOf: ({ title, organisation }) => `${title}, ${organisation}`,
  detailOf: ({ startMonth, endMonth, city }) =>
    [period(startMonth, endMonth), city].filter(Boolean).join(", "),
  sideOf: ({ skills }) => skills.slice(0, 3).join(", "),
  keepIn: (student, items) => student.setExperiences(items),
};
