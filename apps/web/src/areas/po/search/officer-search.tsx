import { AreaSearch } from "@/features/search/area-search";
import { latePart } from "@/stores/late-part";

const Palette = latePart(() => import("./palette").then((m) => m.OfficerPalette));

/** The field in the top bar that finds students, companies and what can be done. */
export const OfficerSearch = () => (
  <AreaSearch label="Search students, companies, actions" palette={Palette} />
);
