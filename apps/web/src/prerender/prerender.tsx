import { renderToString } from "react-dom/server";
import { Arrival } from "@/app/arrival";
import { arrivals } from "@/app/arrivals";
import { accentOf, titleOf } from "@/app/page-head";

export interface Page {
  path: string;
  title: string;
  accent: string;
  /** The module of the screen, as it is imported. */
  source: string | undefined;
  html: string;
}

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
      const source = /["'](\/src\/[^"']+)["']/.exec(lazy.toString())?.[1];
      return { path, title: titleOf(path), accent: accentOf(path), source, html };
    }),
  );
