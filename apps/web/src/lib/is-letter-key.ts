import { letterKeys } from "./letter-keys";

const typing =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]";

/** Whether a press may mean a single letter or sign as a key: nobody types, and they are not turned off. */
export const isLetterKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey) &&
  letterKeys() &&
  !(target instanceof Element && target.closest(typing));
