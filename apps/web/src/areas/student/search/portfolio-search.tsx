import { lazy } from "react";
import { AreaSearch } from "@/features/search/area-search";
import { loadChunk } from "@/lib/load-chunk";

const Palette = lazy(() =>
  loadChunk(() => import("./palette")).then((m) => ({ default: m.PortfolioPalette })),
);

/** The field in the top bar that finds anything of the student's own. */
export const PortfolioSearch = () => <AreaSearch label="Search your portfolio" palette={Palette} />;
