import { runInAction } from "mobx";
import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageNames } from "./page-names";
import { productName } from "./product";

/**
 * Calls the page after what it shows, once that is known; until then it has the title of its row. The line above it says
 * the same, or the name alone where the title says more: of this page, or of the one at the path around it.
 */
export function usePageTitle(title: string | undefined, name = title, around?: string) {
  const { pathname } = useLocation();
  usePageName(name, around);
  useEffect(() => {
    if (title) document.title = `${title} · ${productName}`;
  }, [title, pathname]);
}

/** Names in the line above the page what is shown, where the title of the page stays: a tab of a list. */
export function usePageName(name: string | undefined, around?: string) {
  const { pathname } = useLocation();
  const path = around ?? pathname;
  // Before it is painted: what is known is never called anything else.
  useLayoutEffect(() => {
    if (!name) return;
    runInAction(() => pageNames.set(path, name));
    return () => {
      runInAction(() => pageNames.delete(path));
    };
  }, [name, path]);
}
