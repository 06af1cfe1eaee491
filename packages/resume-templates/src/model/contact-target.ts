import type { Contact } from "./model";

/** Where a click on a contact leads; nothing for one that is only read. */
export function contactTarget({ kind, text }: Contact): string | undefined {
  if (kind === "email") return `mailto:${text}`;
  if (kind === "phone") return `tel:${text.replaceAll(/[^\d+]/gu, "")}`;
  return undefined;
}
