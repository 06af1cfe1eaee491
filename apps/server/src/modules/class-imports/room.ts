import { planFor } from "@toran/contract/plan-room";
import type { Deps } from "../../deps";
import { planOf, usedBy } from "../billing/room";
import { plans } from "../billing/plans";
import { countWithoutRoom } from "./imports";
import type { ClassImport } from "./tables";

/** For how many new students of a sheet the plan has no room, or had none; told as it is now, since a plan may grow. */
export async function roomFor({ db, now }: Deps, found: ClassImport) {
  const { id, collegeId, state, counts } = found;
  const waits = state === "PREVIEW" && counts.CREATE > 0;
  const left = state === "DONE" && counts.CONFLICT > 0 ? await countWithoutRoom(db, id) : 0;
  const plan = waits || left ? await planOf(db, collegeId, now()) : null;
  if (!plan) return {};
  const used = await usedBy(db, collegeId);
  const holds = plan.students;
  const wanted = waits ? counts.CREATE : left;
  const outside = waits ? Math.min(wanted, used.students + wanted - holds) : left;
  if (outside <= 0) return {};
  const larger = planFor(plans, { ...used, students: used.students + wanted })?.name ?? null;
  return { room: { holds, there: used.students, outside, larger } };
}
