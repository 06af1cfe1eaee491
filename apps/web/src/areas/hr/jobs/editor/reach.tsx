import { isFailure, settle } from "@toran/api-client/failure";
import { isLeaf, leavesOf } from "@toran/contract/hiring/rule";
import type { reach } from "@toran/contract/schemas/posting";
import { Meter } from "@toran/ui";
import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { useStores } from "@/stores/use-stores";
import { type DraftJob, ruleOf } from "./draft-job";

type Found = z.output<typeof reach>;
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
  const asked = JSON.stringify(rule);
  useEffect(() => {
    if (!whole) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const { jobs } = await calls.hr();
      const body = { rule: JSON.parse(asked) as typeof rule };
      const reply = await settle(jobs.reach({ body }, { showToast: false, showLoader: false }));
      if (!wanted) return;
      setProblem(isFailure(reply));
      if (!isFailure(reply)) setFound(reply.data);
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [calls, asked, whole]);
  if (problem) return <p className="text-ink-3">The reach cannot be counted right now.</p>;
  if (!found) return null;
  const { eligible, students, colleges } = found;
  return (
    <output className="border-rule grid gap-3 rounded-md border p-4">
      <span className="text-base">
        {students === 0
          ? "No connected college has students yet."
          : `${eligible.toLocaleString("en-IN")} of ${students.toLocaleString("en-IN")} students of ${colleges.length === 1 ? "one college" : `${colleges.length} colleges`} could apply.`}
      </span>
      {colleges.slice(0, 5).map((row) => (
        <span key={row.college.id} className="grid grid-cols-[14rem_1fr_6rem] items-center gap-3">
          <span className="truncate">{row.college.name}</span>
          <Meter label={row.college.name} value={row.eligible / Math.max(1, row.students)} />
          <span className="text-ink-3 tnum text-end">
            {row.eligible} of {row.students}
          </span>
        </span>
      ))}
    </output>
  );
}
