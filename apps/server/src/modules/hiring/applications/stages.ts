import { acceptedOffers, type ApplicationState } from "@toran/contract/hiring/moves";
import { stagesOf } from "@toran/contract/hiring/stages";
import type { Round } from "@toran/contract/schemas/job";
import type { Stage } from "@toran/contract/schemas/application";
import { type SQL, sql } from "drizzle-orm";
import { applications } from "./tables";
import { offers } from "../offers/tables";

/** Where an application stands; `held` is where it stood before it was closed. */
export interface Place {
  state: ApplicationState;
  held: ApplicationState | null;
  roundId: string | null;
  accepted: boolean;
}
type Kind = Stage["kind"];
const kindOf: Record<ApplicationState, Kind> = {
  SUBMITTED: "APPLIED",
  UNDER_REVIEW: "APPLIED",
  SHORTLISTED: "SHORTLISTED",
  IN_ROUND: "ROUND",
  WAITLISTED: "WAITLISTED",
  SELECTED: "OFFER",
  OFFERED: "OFFER",
  REJECTED: "CLOSED",
  WITHDRAWN: "CLOSED",
  AUTO_WITHDRAWN: "CLOSED",
};

/** The stage that a place belongs to: a kind, or the round. */
export function stageOf({
  state,
  roundId,
  accepted,
}: Pick<Place, "state" | "roundId" | "accepted">): string {
  if (accepted && state === "OFFERED") return "ACCEPTED";
  return state === "IN_ROUND" && roundId ? roundId : kindOf[state];
}

/** Counts of each stage: who is there now, and who came at least so far. */
export function counted(rounds: Round[], groups: (Place & { many: number })[]): Stage[] {
  const stages = stagesOf(rounds);
  const order = stages.map(({ id }) => id).filter((id) => id !== "WAITLISTED" && id !== "CLOSED");
  const furthest = ({ state, held, roundId, accepted }: Place) => {
    const at = held && kindOf[state] === "CLOSED" ? held : state;
    // A place on the waiting list was reached through the round before it.
    const id =
      at === "WAITLISTED" ? (roundId ?? "SHORTLISTED") : stageOf({ state: at, roundId, accepted });
    return Math.max(0, order.indexOf(id));
  };
  return stages.map((stage) => {
    const place = order.indexOf(stage.id);
    const here = groups.filter((group) => stageOf(group) === stage.id);
    const came = place < 0 ? here : groups.filter((group) => furthest(group) >= place);
    return { ...stage, count: sum(here), reached: sum(came) };
  });
}
const sum = (groups: { many: number }[]) => groups.reduce((total, { many }) => total + many, 0);

const states = sql.join(
  acceptedOffers.map((state) => sql`${state}`),
  sql`, `,
);
/** Whether an application has an accepted offer. The outer column is named whole: within a select it would lose its table. */
export const isAccepted = sql<boolean>`exists (select 1 from ${offers}
  where ${offers.applicationId} = "applications"."id" and ${offers.state} in (${states}))`;

/** Whether the student of an application has joined by it, which nothing takes back. */
export const hasJoined = sql<boolean>`exists (select 1 from ${offers}
  where ${offers.applicationId} = "applications"."id" and ${offers.state} = 'JOINED')`;

/** The applications of one stage. */
export function inStage(stage: string): SQL {
  const state = applications.state;
  switch (stage) {
    case "APPLIED":
      return sql`${state} in ('SUBMITTED', 'UNDER_REVIEW')`;
    case "SHORTLISTED":
    case "WAITLISTED":
      return sql`${state} = ${stage}`;
    case "OFFER":
      return sql`${state} in ('SELECTED', 'OFFERED') and not ${isAccepted}`;
    case "ACCEPTED":
      return sql`${state} = 'OFFERED' and ${isAccepted}`;
    case "CLOSED":
      return sql`${state} in ('REJECTED', 'WITHDRAWN', 'AUTO_WITHDRAWN')`;
    default:
      return sql`${state} = 'IN_ROUND' and ${applications.roundId} = ${stage}`;
  }
}
