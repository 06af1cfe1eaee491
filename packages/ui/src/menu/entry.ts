import type { ReactNode } from "react";

/** Something to do. */
export interface MenuAction {
  label: string;
  /** A lucide icon of 16 px; decorative. */
  icon?: ReactNode;
  /** The same action by keyboard, in words: "Ctrl D". */
  shortcut?: string;
  /** A few words at the right, such as a count. */
  detail?: ReactNode;
  disabled?: boolean;
  /** Something is lost by it. */
  destructive?: boolean;
  /** Leads somewhere; drawn as a link. */
  href?: string;
  onSelect?: () => void;
}

/** Something that is on or off; the menu stays open. */
export interface MenuTick {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** One of several. */
export interface MenuChoice {
  heading: string;
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onValueChange: (value: string) => void;
}

/** A menu inside the menu. */
export interface MenuBranch {
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  entries: readonly MenuEntry[];
}

export type MenuEntry =
  | MenuAction
  | MenuTick
  | MenuChoice
  | MenuBranch
  | { heading: string }
  | "rule";
