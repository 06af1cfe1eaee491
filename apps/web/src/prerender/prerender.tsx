import { renderToString } from "react-dom/server";
import { Arrival } from "@/app/arrival";
import { arrivals } from "@/app/arrivals";
import { accentOf, titleOf } from "@/app/page-head";
import { enterArea, routes } from "@/app/routes";
import { areaNames, areaOfPath } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import type { LazyLayout, LazyScreen } from "@/navigation/screen-route";

export interface Page {
  path: string;
  title: string;
  accent: string;
  /** The module of the screen, as it is imported. */
  source: string | undefined;
  html: string;
}

await Promise.all(areaNames.map(enterArea));

/** Draws every screen that is kept as HTML, as a stranger sees it. */
export const pages = (): Promise<Page[]> =>
  Promise.all(
    arrivals.map(async ({ path, lazy }) => {
      const Screen = await lazy();
      const html = renderToString(
        <Arrival>
          <Screen />
        </Arrival>,
      );
      return { path, title: titleOf(path), accent: accentOf(path), source: sourceOf(lazy), html };
    }),
  );

/** The module that a lazy part comes from, as it is imported. */
const sourceOf = (lazy: LazyScreen | LazyLayout) =>
  /["'](\/src\/[^"']+)["']/.exec(lazy.toString())?.[1];

// The page of "/" stands for every address without one.
const others = new Set(["/", ...arrivals.map(({ path }) => path)]);

/** Every other screen with an address of its own, and the modules that its code begins with. */
export const screens = () =>
  routes()
    .filter(({ path }) => !others.has(path) && !/[:*]/.test(path))
    .map(({ path, lazy, layout }) => ({
      path,
      title: titleOf(path),
      accent: accentOf(path),
      area: areaOfPath(path),
      sources: [lazy, layout].flatMap((part) => (part && sourceOf(part)) ?? []),
    }));

// The bare address of an area leads to its home, or to the way in.
const bare = areaNames.map((name) => paths[name].all.replace("/*", ""));

/** The paths that lead somewhere: the server answers 404 at every other. */
export const knownPaths = () => [
  ...routes()
    .filter(({ missing }) => !missing)
    .map(({ path }) => path),
  ...bare,
];
