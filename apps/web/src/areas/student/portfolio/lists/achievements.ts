import { fileRules } from "@toran/contract/file-rules";
import type { Achievement } from "@toran/contract/schemas/portfolio";
import { monthOf } from "@/features/public-profile/said";
import type { SectionKind } from "../editor/section-kind";

export const achievements: SectionKind<Achievement> = {
  name: "achievements",
  title: "Achievements",
  one: "achievement",
  invitation: {
    title: "No achievements yet",
    text: "Prizes, certificates, papers, talks. With its certificate it counts as backed.",
  },
  fields: [
    { kind: "line", name: "title", label: "Title" },
    { kind: "line", name: "issuer", label: "Given by", optional: true, span: "quarter" },
    { kind: "month", name: "month", label: "When", span: "quarter" },
    {
      kind: "text",
      name: "description",
      label: "What it was for",
      max: 2000,
      optional: true,
      span: "whole",
    },
    { kind: "link", name: "link", label: "Link", optional: true, span: "whole" },
    {
      kind: "file",
      name: "file",
      label: "Certificate",
      rule: fileRules.document,
      span: "whole",
      optional: true,
    },
  ],
  calls: ({ sections }) => sections.achievements,
  titleOf: ({ title }) => title,
  detailOf: ({ month, issuer }) => [issuer, monthOf(month)].filter(Boolean).join(", "),
  keepIn: (student, items) => student.setAchievements(items),
};
