import { matchPath } from "react-router-dom";
import { hrRoutes } from "@/areas/hr/routes";
import { poRoutes } from "@/areas/po/routes";
import { notFoundRoute, siteRoutes } from "@/areas/site/routes";
import { studentRoutes } from "@/areas/student/routes";
import type { ScreenRoute } from "@/navigation/screen-route";

/** Every screen of the product. */
export const routes: ScreenRoute[] = [
  ...siteRoutes,
  ...studentRoutes,
  ...poRoutes,
  ...hrRoutes,
  notFoundRoute,
];

// A path with more fixed parts comes first, one with a star last, as the router ranks them.
const rank = ({ path }: ScreenRoute) =>
  path
    .split("/")
    .reduce((sum, part) => sum + (part === "*" ? -1 : part.startsWith(":") ? 2 : 3), 0);
const ranked = routes.toSorted((a, b) => rank(b) - rank(a));

/** The row whose screen a path shows. */
export const rowOf = (path: string): ScreenRoute =>
  ranked.find((row) => matchPath({ path: row.path, end: true }, path)) ?? notFoundRoute;
