import type { EventType } from "@toran/contract";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { tellAtOnce } from "../../realtime/event-log";
import { staffOfBoth } from "../accounts/profile";
import { notBlocked } from "../connections/standing";
import type { ConversationRow } from "./tables";

type Sides = Pick<ConversationRow, "collegeId" | "companyId">;

/**
 * Tells the people of both sides what happened in their conversation; the last act of its transaction. A company
 * that was blocked is told nothing, as it does not see the conversation any more.
 */
export async function tellBoth(
  tx: Executor,
  deps: Pick<Deps, "events" | "now">,
  sides: Sides,
  type: EventType,
  payload: unknown,
) {
  const people = staffOfBoth(tx, sides, notBlocked(tx, sides));
  await tellAtOnce(tx, deps, people, { type, payload, as: "both_sides" });
}
