import { conflict } from "../../http/failures";
import { mappingOf } from "./imports";
import type { ClassImport } from "./tables";

/** How the sheet had been read where somebody looked at what would come of it. */
export interface Seen {
  mapping?: ReturnType<typeof mappingOf>;
  changeKeys?: boolean | undefined;
}

/** Refuses what nobody has looked at: another tab, or a colleague, had the sheet read anew since. */
export function refuseUnseen(found: ClassImport, { mapping, changeKeys }: Seen) {
  const asSeen =
    (changeKeys === undefined || changeKeys === found.changeKeys) &&
    (mapping === undefined || JSON.stringify(mapping) === JSON.stringify(mappingOf(found)));
  if (!asSeen)
    throw conflict(
      "This sheet was read anew since you looked at it, with other columns or another choice of changed emails. Look at it again.",
    );
}
