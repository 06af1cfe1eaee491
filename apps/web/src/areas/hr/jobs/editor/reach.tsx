import { isFailure, settle, tooMany } from "@toran/api-client/failure";
import { asksGender, leavesOf, rule as wholeRule } from "@toran/contract/hiring/rule";
import { limits } from "@toran/contract/limits";
import type { Reach as Found } from "@toran/contract/schemas/posting";
import { Meter, Skeleton } from "@toran/ui";
import { useEffect, useState } from "react";
import { safeParse } from "@/lib/check";
import { useStores } from "@/stores/use-stores";
import { reachWords } from "../reach-words";
import { type DraftJob, ruleOf } from "./draft-job";

const pause = 300;

/** How many students of the connected colleges meet the rule, counted while it is written. */
export function Reach({ draft }: { draft: DraftJob }) {
  const { calls } = useStores();
  /** The last count and the last refusal, each with the rule that it belongs to. */
  const [counted, setCounted] = useState<{ asked: string; found: Found }>();
  const [refused, setRefused] = useState<{ asked: string; says: string }>();
  const rule = ruleOf(draft);
  const whole = safeParse(wholeRule, rule).success;
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
      if (!isFailure(reply)) setCounted({ asked, found: reply.data });
      else setRefused({ asked, says: reply.status === tooMany ? reply.message : cannot });
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [calls, asked, whole, unexplained]);
  if (unexplained)
    return <p className="text-ink-3">Say why a gender is asked for; then the reach is counted.</p>;
  if (!whole)
    return <p className="text-ink-3">Finish each condition; then the reach is counted.</p>;
  const why = refused?.asked === asked ? refused.says : undefined;
  if (!counted) return why ? <p className="text-ink-3">{why}</p> : null;
  const fresh = counted.asked === asked;
  return (
    // What is busy is read out once it is there, not at each letter of a rule.
    <output aria-busy={!fresh && !why} className="border-rule grid gap-3 rounded-md border p-4">
      {fresh || why ? <Numbers found={counted.found} /> : <Counting found={counted.found} />}
      {!fresh && why && (
        <span className="text-ink-2">{why} These are the numbers of an earlier rule.</span>
      )}
      {leavesOf(rule).length > 0 && (
        <span className="text-ink-3">
          In steps of {limits.hiring.reachStep}, so that no number tells of one student.
        </span>
      )}
    </output>
  );
}
const cannot = "The reach cannot be counted right now.";
const named = 5;
const line = "grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)_8rem] items-center gap-3";

function Numbers({ found }: { found: Found }) {
  const { students, colleges } = found;
  return (
    <>
      <span className="text-base">
        {students === 0
          ? "No connected college has students yet."
          : `${reachWords(found)} students of ${colleges.length === 1 ? "one college" : `${colleges.length} colleges`} could apply.`}
      </span>
      {colleges.slice(0, named).map((row) => (
        <span key={row.college.id} className={line}>
          <span className="wrap-break-word">{row.college.name}</span>
          <Meter label={row.college.name} value={(row.eligible ?? 0) / Math.max(1, row.students)} />
          <span className="text-ink-3 tnum text-end">{reachWords(row)}</span>
        </span>
      ))}
    </>
  );
}

/** The shape of the numbers of a rule that is being counted: those of the one before are not its own. */
const Counting = ({ found: { colleges } }: { found: Found }) => (
  <>
    <span className="flex h-6 items-center">
      <Skeleton className="h-3 w-80 max-w-full" />
    </span>
    {colleges.slice(0, named).map(({ college }) => (
      <span key={college.id} className={line}>
        <span className="wrap-break-word">{college.name}</span>
        <Skeleton />
        <Skeleton />
      </span>
    ))}
  </>
);
