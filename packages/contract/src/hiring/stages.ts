import type { Stage } from "../schemas/application";
import type { Round } from "../schemas/job";

/** The stages of a job in their order. */
export function stagesOf(
  rounds: readonly Pick<Round, "id" | "title">[],
): Pick<Stage, "id" | "kind" | "title">[] {
  return [
    { id: "APPLIED", kind: "APPLIED", title: "Applied" },
    { id: "SHORTLISTED", kind: "SHORTLISTED", title: "Shortlisted" },
    ...rounds.map(({ id, title }) => ({ id, kind: "ROUND" as const, title })),
    { id: "WAITLISTED", kind: "WAITLISTED", title: "Waitlisted" },
    { id: "OFFER", kind: "OFFER", title: "Offer" },
    { id: "ACCEPTED", kind: "ACCEPTED", title: "Accepted" },
    { id: "CLOSED", kind: "CLOSED", title: "Closed" },
  ];
}
