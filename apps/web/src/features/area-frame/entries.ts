import type { Crumb, NavItem } from "@toran/ui";
import { matchPath } from "react-router-dom";
import { pageNames } from "@/lib/page-names";
import type { Step } from "@/navigation/screen-route";

export interface Entry extends NavItem {
  /** Paths elsewhere whose pages count as the entry's. */
  covers?: readonly string[];
}

/** How many of each stand beside their entries, once they are known. */
export interface Waiting {
  connections?: number | undefined;
  bookings?: number | undefined;
  offers?: number | undefined;
  unread?: number | undefined;
}

/** How many there are of what the lists behind the entries hold, once it is known. */
export interface Sizes {
  students?: number | undefined;
  invited?: number | undefined;
  jobs?: number | undefined;
}

/** What stands in the sidebar of an area. */
export interface Entries {
  groups: readonly { title?: string; items: readonly Entry[] }[];
  foot: readonly Entry[];
}

/** The entry a page belongs to; what the buttons of the top bar lead to belongs to none. */
export function entryOf({ groups, foot }: Entries, pathname: string) {
  const all = [...groups.flatMap(({ items }) => items), ...foot];
  return (
    all.find(({ href }) => href === pathname) ??
    all.find(({ covers }) => covers?.some((path) => matchPath(path, pathname))) ??
    all.find(({ href }) => pathname.startsWith(`${href}/`))
  );
}

/**
 * From the entry inwards to what is shown. A list has the address it was left with. A page is called as its screen says,
 * else by its title; one that is called as the page around it says nothing.
 */
export function crumbsOf(
  entry: Entry | undefined,
  left: Readonly<Record<string, string>>,
  steps: readonly Step[],
) {
  const crumbs: Crumb[] = [];
  const inner = steps.slice(steps.findIndex(({ path }) => path === entry?.href) + 1);
  const add = (label: string | undefined, href: string) => {
    if (label && label !== crumbs.at(-1)?.label) crumbs.push({ label, href });
  };
  if (entry) {
    const { label, href } = entry;
    add(label, inner[0] && left[href] ? href + left[href] : href);
    // A tab of it.
    add(pageNames.get(href), href);
  }
  for (const { path, title } of inner) add(pageNames.get(path) ?? title, path);
  return crumbs;
}
