import type { NavItem } from "@toran/ui";
import { matchPath } from "react-router-dom";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";

export interface Entry extends NavItem {
  /** Paths elsewhere whose pages count as the entry's, and how each is called behind its name. */
  covers?: Readonly<Record<string, string>>;
}

/** How many of each stand beside their entries, once they are known. */
export interface Waiting {
  connections?: number | undefined;
  bookings?: number | undefined;
  offers?: number | undefined;
  unread?: number | undefined;
}

/** What stands in the sidebar of an area. */
export interface Entries {
  groups: readonly { title?: string; items: readonly Entry[] }[];
  foot: readonly Entry[];
}

/** The entry a page belongs to, and what the line above it says; nothing where it belongs to none. */
export function placeOf(area: AreaName, { groups, foot }: Entries, pathname: string) {
  const all = [...groups.flatMap(({ items }) => items), ...foot];
  const own = all.find(({ href }) => href === pathname);
  if (own) return own;
  // The buttons in the top bar lead there.
  const { notifications, calendar } = paths[area];
  if (pathname.startsWith(notifications)) return { href: notifications, label: "Notifications" };
  if (pathname === calendar) return { href: pathname, label: "Calendar" };
  for (const { href, label, covers = {} } of all)
    for (const [path, name] of Object.entries(covers))
      if (matchPath(path, pathname)) return { href, label: name ? `${label} / ${name}` : label };
  return all.find(({ href }) => pathname.startsWith(`${href}/`));
}
