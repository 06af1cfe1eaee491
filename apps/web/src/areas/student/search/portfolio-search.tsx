import { AreaSearch } from "@/features/search/area-search";
import { latePart } from "@/stores/late-part";

const Palette = latePart(() => import("./palette").then((m) => m.PortfolioPalette));

/** The field in the top bar that finds anything of the student's own. */
export const PortfolioSearch = () => <AreaSearch label="Search your portfolio" palette={Palette} />;
