import type { Posting } from "@toran/contract/schemas/job";

const unanswered = new Set<Posting["state"]>(["PENDING", "IN_REVIEW"]);
/** What becomes of a job at colleges that have not answered when it ends. */
export function takenBack(postings: readonly Posting[]) {
  const many = postings.filter(({ state }) => unanswered.has(state)).length;
  if (!many) return "";
  return many === 1
    ? "1 college has not answered yet: the job is taken back there."
    : `${many.toLocaleString("en-IN")} colleges have not answered yet: the job is taken back there.`;
}

/** What becomes of applications that nobody has settled when their job is completed. */
export function stillOpen(many: number) {
  if (!many) return "";
  const who =
    many === 1
      ? "1 application is still open. It stays so, and its student hears"
      : `${many.toLocaleString("en-IN")} applications are still open. They stay so, and their students hear`;
  return `${who} nothing until you decide: turn down whom you do not take.`;
}
