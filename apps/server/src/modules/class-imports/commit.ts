import { inFigures } from "@toran/contract/plan-room";
import type { Plan } from "@toran/contract/schemas/billing";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { conflict } from "../../http/failures";
import { type Acting, record } from "../audit/record";
import { full, planOf, studentsLeft } from "../billing/room";
import { holdPlaces } from "../colleges/college";
import { taughtAt } from "../colleges/taught";
import { changeImport, holdImport, noCounts } from "./imports";
import { rowsAfter } from "./rows";
import { Judge } from "./judge";
import { refuseOtherwise, refuseUnseen, type Seen } from "./seen";
import type { ClassImport } from "./tables";
import { asChecked, atOnce, deedOf, goOn } from "./take-in";

/** Takes the rows of an import in. Who asks again meanwhile is told how far it is. */
export async function commitImport(
  deps: Deps,
  who: Acting,
  { collegeId, id }: Pick<ClassImport, "collegeId" | "id">,
  { rows, invite, ...seen }: { rows: "VALID" | "ALL"; invite?: boolean | undefined } & Seen,
) {
  const begun = await deps.db.transaction(async (tx) => {
    await holdPlaces(tx, collegeId);
    const found = await holdImport(tx, collegeId, id);
    if (found.state === "UNDONE" || found.state === "UNDOING")
      throw conflict("This import was undone. Choose the file again to begin another one.");
    if (found.state !== "PREVIEW") {
      refuseOtherwise(found, invite, seen);
      return { found, mine: false };
    }
    refuseUnseen(found, seen);
    const at = deps.now();
    const plan = await planOf(tx, collegeId, at);
    if (rows === "ALL") await refuseFaulty(tx, found, plan);
    else await refuseFruitless(tx, found, plan);
    const mails = { invite: invite ?? false };
    const changed = { state: "COMMITTING", ...mails, touchedAt: at, committedAt: at } as const;
    await record(tx, who, deedOf("students.import", found), at);
    return { found: await changeImport(tx, id, changed), mine: true };
  });
  return begun.mine ? goOn(deps, begun.found) : begun.found;
}

async function refuseFaulty(tx: Executor, found: ClassImport, plan: Plan | null) {
  const { collegeId, changeKeys } = found;
  const judge = new Judge(collegeId, changeKeys);
  const taught = await taughtAt(tx, collegeId);
  const counts = noCounts();
  for (let after = 0; ;) {
    const part = await rowsAfter(tx, found.id, after, atOnce);
    if (!part.length) break;
    const checked = part.map((row) => asChecked(row, taught));
    for (const { outcome } of await judge.judge(tx, checked)) counts[outcome]++;
    after = part.at(-1)?.row ?? after;
  }
  if (plan && counts.CREATE > (await studentsLeft(tx, collegeId, plan)))
    throw await full(tx, collegeId, {
      plan,
      of: "students",
      wished: counts.CREATE,
      ...(counts.CREATE > 1 && {
        more: `The sheet brings ${inFigures(counts.CREATE)}, so nothing was taken in.`,
      }),
    });
  const faulty = counts.ERROR + counts.CONFLICT + counts.DUPLICATE_IN_FILE;
  if (faulty)
    throw conflict(
      `${faulty} of the rows cannot be taken in, so nothing was. Mend them, or import the valid rows.`,
    );
}

/** Refuses a sheet of new students alone where none of them fits: it waits, and can be taken in under a larger plan. */
async function refuseFruitless(
  tx: Executor,
  { collegeId, counts }: ClassImport,
  plan: Plan | null,
) {
  if (!plan || !counts.CREATE || counts.UPDATE) return;
  if ((await studentsLeft(tx, collegeId, plan)) <= 0)
    throw await full(tx, collegeId, { plan, of: "students", wished: counts.CREATE });
}
