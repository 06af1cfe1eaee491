import { matchPath } from "react-router-dom";
import { notFoundRoute, siteRoutes } from "@/areas/site/routes";
import { type AreaName, areaNames } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import type { ScreenRoute, Step } from "@/navigation/screen-route";
import { arrivals } from "./arrivals";

/** The screens of an area come when it is entered: nobody needs those of the two others. */
const inside: Record<AreaName, () => Promise<readonly ScreenRoute[]>> = {
  student: () => import("@/areas/student/routes").then((m) => m.studentRoutes),
  po: () => import("@/areas/po/routes").then((m) => m.poRoutes),
  hr: () => import("@/areas/hr/routes").then((m) => m.hrRoutes),
};

const come = new Map<AreaName, readonly ScreenRoute[]>();
const listeners = new Set<() => void>();

/** Stands for every screen of an area that has not come, and fetches them. */
const toCome = Object.fromEntries(
  areaNames.map((area): [string, ScreenRoute] => [
    area,
    {
      path: paths[area].all,
      access: { kind: "public" },
      title: "Loading",
      lazy: () => enterArea(area).then(() => () => null),
    },
  ]),
) as Record<AreaName, ScreenRoute>;

let table = tableOf();

function tableOf() {
  const rows = [
    ...arrivals,
    ...siteRoutes,
    ...areaNames.flatMap((area) => come.get(area) ?? [toCome[area]]),
    notFoundRoute,
  ];
  return { rows, ranked: rows.toSorted((a, b) => rank(b) - rank(a)) };
}

// A path with more fixed parts comes first, one with a star last, as the router ranks them.
function rank({ path }: ScreenRoute) {
  return path
    .split("/")
    .reduce((sum, part) => sum + (part === "*" ? -1 : part.startsWith(":") ? 2 : 3), 0);
}

/** Every screen that is known by now: all of the site, those that are in the HTML, and of the areas that were entered. */
export const routes = (): readonly ScreenRoute[] => table.rows;

/** Tells whenever the screens of an area have come. */
export function onRoutes(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes the screens of an area known. */
export async function enterArea(area: AreaName) {
  if (come.has(area)) return;
  const own = await inside[area]();
  if (come.has(area)) return;
  come.set(area, own);
  table = tableOf();
  for (const listener of listeners) listener();
}

/** The row whose screen a path shows. */
export const rowOf = (path: string): ScreenRoute =>
  table.ranked.find((row) => matchPath({ path: row.path, end: true }, path)) ?? notFoundRoute;

/** The pages that lead to a path inside its frame, and its own: the tables name the outer ones first. */
export function stepsTo(path: string): Step[] {
  const own = rowOf(path);
  const above = table.rows.flatMap(({ path: pattern, layout, title }) => {
    const part =
      layout === own.layout &&
      !pattern.endsWith("*") &&
      matchPath({ path: pattern, end: false }, path);
    // A slash at the end leads no deeper.
    return part && part.pathname.length < path.length - 1 ? [{ path: part.pathname, title }] : [];
  });
  return [...above, { path, title: own.title }];
}
