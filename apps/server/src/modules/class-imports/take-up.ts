import type { Deps } from "../../deps";
import { changeImport, holdImport, mappingOf, standsStill } from "./imports";
import { readAgain, reading } from "./read-in";
import type { ClassImport } from "./tables";
import { goOn, sheetOf } from "./take-in";
import { giveBack } from "./undo";

const work: Partial<
  Record<ClassImport["state"], (deps: Deps, found: ClassImport) => Promise<ClassImport>>
> = {
  READING: (deps, found) =>
    reading(deps, found.id, async () =>
      readAgain(deps, found, await sheetOf(deps, found), { mapping: mappingOf(found) }),
    ),
  COMMITTING: goOn,
  UNDOING: giveBack,
};

/** Goes on with what a process began that is gone; whoever looks at such an import sets it going again. */
export async function takeUp(deps: Deps, { collegeId, id, state }: ClassImport) {
  if (!work[state]) return;
  const still = await deps.db.transaction(async (tx) => {
    const found = await holdImport(tx, collegeId, id);
    if (!work[found.state] || !standsStill(found, deps.now())) return undefined;
    return changeImport(tx, id, { touchedAt: deps.now() });
  });
  if (still) await work[still.state]?.(deps, still);
}
