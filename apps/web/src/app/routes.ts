import { matchPath } from "react-router-dom";
import { hrRoutes } from "@/areas/hr/routes";
import { poRoutes } from "@/areas/po/routes";
import { notFoundRoute, siteRoutes } from "@/areas/site/routes";
import { studentRoutes } from "@/areas/student/routes";
import type { ScreenRoute, Step } from "@/navigation/screen-route";

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

/** The pages that lead to a path inside its frame, and its own: the tables name the outer ones first. */
export function stepsTo(path: string): Step[] {
  const own = rowOf(path);
  const above = routes.flatMap(({ path: pattern, layout, title }) => {
    const part =
      layout === own.layout &&
      !pattern.endsWith("*") &&
      matchPath({ path: pattern, end: false }, path);
    // A slash at the end leads no deeper.
    return part && part.pathname.length < path.length - 1 ? [{ path: part.pathname, title }] : [];
  });
  return [...above, { path, title: own.title }];
}
