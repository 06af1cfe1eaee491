import { AreaSearch } from "@/features/search/area-search";
import { latePart } from "@/stores/late-part";

const Palette = latePart(() => import("./palette").then((m) => m.CompanyPalette));

/** The field in the top bar that finds colleges, students and what can be done. */
export const CompanySearch = () => (
  <AreaSearch label="Search colleges, students, actions" palette={Palette} />
);
