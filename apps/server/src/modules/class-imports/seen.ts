import { conflict } from "../../http/failures";
import { mappingOf } from "./imports";
import type { ClassImport } from "./tables";

/** How the sheet had been read where somebody looked at what would come of it. */
export interface Seen {
  mapping?: ReturnType<typeof mappingOf>;
  changeKeys?: boolean | undefined;
}

const isAsSeen = (found: ClassImport, { mapping, changeKeys }: Seen) =>
  (changeKeys === undefined || changeKeys === found.changeKeys) &&
  (mapping === undefined || JSON.stringify(mapping) === JSON.stringify(mappingOf(found)));

/** Refuses what nobody has looked at: another tab, or a colleague, had the sheet read anew since. */
export function refuseUnseen(found: ClassImport, seen: Seen) {
  if (!isAsSeen(found, seen))
    throw conflict(
      "This sheet was read anew since you looked at it, with other columns or another choice of changed emails. Look at it again.",
    );
}

/** Tells who was slower that what they chose is not what was done; the same asked again is no other choice. */
export function refuseOtherwise(found: ClassImport, invite: boolean | undefined, seen: Seen) {
  const mails = found.counts.CREATE > 0 && invite !== undefined && invite !== found.invite;
  if (!mails && isAsSeen(found, seen)) return;
  const how = mails
    ? found.invite
      ? "and has its new students invited"
      : "and has nobody invited"
    : "with other columns or another choice of changed emails";
  throw conflict(`Somebody else has taken this sheet in before you, ${how}.`);
}
