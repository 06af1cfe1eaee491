import { fileRules } from "@toran/contract/file-rules";
import type { Project } from "@toran/contract/schemas/portfolio";
import { period } from "@/features/public-profile/said";
import type { SectionKind } from "../editor/section-kind";

export const projects: SectionKind<Project> = {
  name: "projects",
  title: "Projects",
  one: "project",
  invitation: {
    title: "No projects yet",
    text: "Something you built, wrote or organised. Companies look here first.",
  },
  fields: [
    { kind: "line", name: "title", label: "Title" },
    { kind: "month", name: "startMonth", label: "From", span: "quarter" },
    {
      kind: "month",
      name: "endMonth",
      label: "To",
      span: "quarter",
      optional: true,
      hint: "Empty while it goes on.",
    },
    {
      kind: "line",
      name: "role",
      label: "Your part",
      optional: true,
      placeholder: "Led a team of four",
    },
    { kind: "link", name: "link", label: "Link", optional: true, placeholder: "saathi.example" },
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
  calls: ({ sections }) => sections.projects,
  titleOf: ({ title }) => title,
  detailOf: ({ startMonth, endMonth, role }) =>
    [period(startMonth, endMonth), role].filter(Boolean).join(", "),
  sideOf: ({ skills }) => skills.slice(0, 3).join(", "),
  keepIn: (student, items) => student.setProjects(items),
};
