import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { type Acting, record } from "../audit/record";
import { followApplications } from "../bookings/schedule/follow";
import { flush } from "../bookings/tell";
import { tellOfFreePlaces } from "./applications/tell-of-places";
import { takeUntold } from "./events";
import { tellOfBoards, tellOfJobs } from "./jobs/tell-pages";
import { type Deed, tellOfHiring } from "./notices";
import { followWithdrawals } from "./withdrawals/follow";

/**
 * Changes something of the hiring in one transaction, tells everybody of it in the same one, and writes down
 * what a person of a company or a college did.
 */
export const change = <Value>(
  deps: Deps,
  work: (tx: Executor) => Promise<Value>,
  by?: Acting,
): Promise<Value> =>
  deps.db.transaction(async (tx) => {
    const value = await work(tx);
    const deeds = await conclude(tx, deps);
    if (by) await writeDown(tx, deps, by, deeds);
    return value;
  });

/** Tells everybody once of what happened in a transaction, and frees the slots of who is no candidate any more. */
export async function conclude(tx: Executor, deps: Deps) {
  const happened = takeUntold(tx);
  const deeds = await tellOfHiring(tx, deps, happened);
  await tellOfJobs(tx, deps, deeds);
  await tellOfBoards(tx, deps, deeds);
  await followWithdrawals(tx, happened, deps.now());
  await tellOfFreePlaces(tx, deps, happened);
  await followApplications(tx, happened, deps.now());
  await flush(tx, deps);
  return deeds;
}

/** One line for each kind of deed, however many candidates it moved. */
async function writeDown(tx: Executor, deps: Deps, by: Acting, all: Deed[]) {
  const kinds = new Map<string, Deed[]>();
  for (const deed of all.filter(({ event }) => event.userId === by.user.id)) {
    const kind = `${deed.kind} ${deed.event.command}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), deed]);
  }
  for (const deeds of kinds.values()) {
    const [first] = deeds;
    if (!first) continue;
    const { event, kind } = first;
    const deed = {
      action: `${kind}.move` as const,
      before: { state: event.from },
      after: { state: event.to, ...(deeds.length > 1 && { many: deeds.length }) },
      ...(deeds.length === 1 && { entity: event.subjectId }),
      ...(event.reason && { reason: event.reason }),
    };
    await record(tx, by, deed, deps.now());
  }
}
