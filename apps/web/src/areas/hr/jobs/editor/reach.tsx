import { isFailure, settle } from "@toran/api-client/failure";
import { asksGender, isLeaf, leavesOf } from "@toran/contract/hiring/rule";
import { limits } from "@toran/contract/limits";
import type { Reach as Found } from "@toran/contract/schemas/posting";
import { Meter } from "@toran/ui";
import { useEffect, useState } from "react";
import { useStores } from "@/stores/use-stores";
import { reachWords } from "../reach-words";
import { type DraftJob, ruleOf } from "./draft-job";

const pause = 300;

/** How many students of the connected colleges meet the rule, counted while it is written. */
export function Reach({ draft }: { draft: DraftJob }) {
  const { calls } = useStores();
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState(false);
  const rule = ruleOf(draft);
  const whole = leavesOf(rule).every(
    (leaf) => isLeaf(leaf) && (typeof leaf.value === "number" || leaf.value.length > 0),
  );
  const inSteps = leavesOf(rule).length > 0;
  const ruleReason = asksGender(rule) ? draft.ruleReason.trim() : undefined;
  const unexplained = ruleReason === "";
  const asked = JSON.stringify({ rule, ...(ruleReason && { ruleReason }) });
  useEffect(() => {
    if (!whole || unexplained) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const { jobs } = await calls.hr();
      const body = JSON.parse(asked) as { rule: typeof rule };
      const reply = await settle(jobs.reach({ body }, { showToast: false, showLoader: false }));
      if (!wanted) return;
      setProblem(isFailure(reply));
      if (!isFailure(reply)) setFound(reply.data);
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [calls, asked, whole, unexplained]);
  if (unexplained)
    return <p className="text-ink-3">Say why a gender is asked for; then the reach is counted.</p>;
  if (problem) return <p className="text-ink-3">The reach cannot be counted right now.</p>;
  if (!found) return null;
  const { students, colleges } = found;
  return (
    <output className="border-rule grid gap-3 rounded-md border p-4">
      <span className="text-base">
        {students === 0
          ? "No connected college has students yet."
          : `${reachWords(found)} students of ${colleges.length === 1 ? "one college" : `${colleges.length} colleges`} could apply.`}
      </span>
      {inSteps && (
        <span className="text-ink-3">
          In steps of {limits.hiring.reachStep}, so that no number tells of one student.
        </span>
      )}
      {colleges.slice(0, 5).map((row) => (
        <span key={row.college.id} className="grid grid-cols-[14rem_1fr_9rem] items-center gap-3">
          <span className="truncate">{row.college.name}</span>
          <Meter label={row.college.name} value={(row.eligible ?? 0) / Math.max(1, row.students)} />
          <span className="text-ink-3 tnum text-end">{reachWords(row)}</span>
        </span>
      ))}
    </output>
  );
}
