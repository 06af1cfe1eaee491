import { type TemplateFacts, templates } from "@toran/resume-templates";
import { builtTemplates } from "@toran/resume-templates/react";

export interface Filters {
  audience: string;
  columns: "any" | "1" | "2";
  photo: "any" | "with" | "without";
  machines: "any" | "strict" | "good";
  pages: "any" | "several";
}
export const noFilters: Filters = {
  audience: "any",
  columns: "any",
  photo: "any",
  machines: "any",
  pages: "any",
};

/** The templates that can be chosen, in the order of the registry. */
export const choices: readonly TemplateFacts[] = templates.filter(({ id }) =>
  builtTemplates.some((built) => built === id),
);
export const audiences = [...new Set(choices.flatMap(({ audience }) => audience))].sort();

export const filtersIn = (filters: Filters) =>
  Object.values(filters).filter((value) => value !== "any").length;

export const fitting = ({ audience, columns, photo, machines, pages }: Filters) =>
  choices.filter(
    (each) =>
      (audience === "any" || each.audience.includes(audience)) &&
      (columns === "any" || String(each.columns) === columns) &&
      (photo === "any" || (each.photo === "never") === (photo === "without")) &&
      (machines === "any" || each.ats === "strict" || each.ats === machines) &&
      (pages === "any" || each.multiPage === "good"),
  );
