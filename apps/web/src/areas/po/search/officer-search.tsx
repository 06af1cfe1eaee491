import { lazy } from "react";
import { AreaSearch } from "@/features/search/area-search";
import { loadChunk } from "@/lib/load-chunk";

const Palette = lazy(() =>
  loadChunk(() => import("./palette")).then((m) => ({ default: m.OfficerPalette })),
);

/** The field in the top bar that finds students, companies and what can be done. */
export const OfficerSearch = () => (
  <AreaSearch label="Search students, companies, actions" palette={Palette} />
);
