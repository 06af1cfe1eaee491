import { lazy } from "react";
import { AreaSearch } from "@/features/search/area-search";
import { loadChunk } from "@/lib/load-chunk";

const Palette = lazy(() =>
  loadChunk(() => import("./palette")).then((m) => ({ default: m.CompanyPalette })),
);

/** The field in the top bar that finds colleges, students and what can be done. */
export const CompanySearch = () => (
  <AreaSearch label="Search colleges, students, actions" palette={Palette} />
);
