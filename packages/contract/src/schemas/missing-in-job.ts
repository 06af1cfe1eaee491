import type { z } from "zod/mini";
import { type rule, wantsRuleReason } from "../hiring/rule";
import { lettersOf } from "../rich-text/rich-text";
import { describedIn, type JobType, trackOf } from "./job";

/** What must be there before colleges are asked; by field, in words. */
export function missingIn(
  wanted: { [Field in "description" | "workplace" | "closesAt"]: string | null } & {
    locations: string[];
    pay: { ctc: number | null; stipend: number | null };
    type: JobType;
    rule: z.output<typeof rule>;
    ruleReason: string | null;
  },
  asksGender: boolean,
): Record<string, string> {
  const unpaid =
    trackOf(wanted.type) === "INTERNSHIP" ? wanted.pay.stipend === null : wanted.pay.ctc === null;
  return {
    ...(lettersOf(wanted.description) < describedIn.shortest && {
      description: `Describe the job in ${describedIn.shortest} letters or more.`,
    }),
    ...(!wanted.workplace && { workplace: "Say where the work is done." }),
    ...(!wanted.locations.length &&
      wanted.workplace !== "REMOTE" && { locations: "Name at least one place." }),
    ...(unpaid && {
      pay:
        trackOf(wanted.type) === "INTERNSHIP"
          ? "Give the stipend a month; 0 where there is none."
          : "Give at least one part of the pay.",
    }),
    ...(!wanted.closesAt && { closesAt: "Give the deadline." }),
    ...(asksGender && !wanted.ruleReason && { ruleReason: wantsRuleReason }),
  };
}
