import type { StudentPosting } from "@toran/contract/schemas/application";
import { closing, moment } from "@/features/hiring/dates";
import { postingWords } from "@/features/hiring/words";

type Standing = Pick<StudentPosting, "state" | "opensAt" | "closesAt">;

/** Until when students may apply, or how a job stands to which nobody can, whatever deadline it was given. */
export function openUntil({ state, opensAt, closesAt }: Standing, now = new Date()): string {
  if (state === "OPEN") return closing(closesAt, now);
  if (state === "APPROVED" && opensAt) return `Opens ${moment(opensAt)}`;
  if (state === "CLOSED" && closesAt && new Date(closesAt) <= now) return closing(closesAt, now);
  return postingWords[state].word;
}
