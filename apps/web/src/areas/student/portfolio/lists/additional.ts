import type { Additional } from "@toran/contract/schemas/portfolio";
import type { SectionKind } from "../editor/section-kind";

export const additional: SectionKind<Additional> = {
  name: "additional",
  title: "Additional",
  one: "item",
  invitation: {
    title: "Nothing more yet",
    text: "What else tells about you: volunteering, sports, clubs, a newspaper you read aloud at school.",
  },
  fields: [
    { kind: "line", name: "title", label: "Title" },
    { kind: "link", name: "link", label: "Link", optional: true },
    {
      kind: "text",
      name: "description",
      label: "What it is",
      max: 2000,
      optional: true,
      span: "whole",
    },
  ],
  calls: ({ sections }) => sections.additional,
  titleOf: ({ title }) => title,
  detailOf: ({ description }) => description?.split("\n")[0]?.slice(0, 120) ?? "",
};
