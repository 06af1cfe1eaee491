import type { ReactNode } from "react";
import type { LinkComponent } from "../link";
import type { NavGroup } from "./nav-list";

export type RailState = "auto" | "wide" | "slim";

export interface AppShellProps {
  groups: readonly NavGroup[];
  link?: LinkComponent;
  brand?: ReactNode;
  /** The organisation at the top of the sidebar. */
  tile?: ReactNode;
  /** The last entries of the sidebar: plan and billing, settings, support. */
  foot?: NavGroup["items"];
  /** Where the reader is, at the left of the top bar. */
  breadcrumb?: ReactNode;
  /** In the middle of the top bar. */
  search?: ReactNode;
  /** At the right of the top bar: calendar, notifications, account. */
  actions?: ReactNode;
  /** A bar under the top bar, such as "You are offline". */
  notice?: ReactNode;
  /** `auto` narrows the sidebar by itself under 1280; left out, the shell remembers it until it is gone. */
  rail?: RailState;
  onRailChange?: (rail: RailState) => void;
  /** Whether `[` narrows and widens the sidebar; people can turn single letters off. */
  letterKeys?: boolean;
  /** The page. The sheet lets it scroll. */
  children: ReactNode;
}
