import { z } from "zod/mini";
import { limits } from "../limits";
import {
  accountNames,
  accountStatuses,
  placementNames,
  placementStatuses,
} from "../schemas/officer-student";
import { genderNames, genders } from "../schemas/student";
import { choice, text, words } from "../schemas/fields";

/** What of a student a rule may ask, how it is told, and how it is compared. */
export const ruleFields = {
  degree: { says: "Degree", kind: "word" },
  department: { says: "Department", kind: "word" },
  major: { says: "Major", kind: "word" },
  graduationYear: { says: "Year of graduation", kind: "number", min: 1990, max: 2040, digits: 0 },
  cgpa: { says: "CGPA", kind: "number", min: 0, max: 10, digits: 2 },
  activeBacklogs: { says: "Active backlogs", kind: "number", min: 0, max: 60, digits: 0 },
  totalBacklogs: { says: "Backlogs in all", kind: "number", min: 0, max: 60, digits: 0 },
  tenthPercent: { says: "10th percentage", kind: "number", min: 0, max: 100, digits: 2 },
  twelfthPercent: { says: "12th percentage", kind: "number", min: 0, max: 100, digits: 2 },
  diplomaPercent: { says: "Diploma percentage", kind: "number", min: 0, max: 100, digits: 2 },
  gapYears: { says: "Gap years", kind: "number", min: 0, max: limits.gapYears, digits: 0 },
  gender: { says: "Gender", kind: "word", of: genders, names: genderNames },
  skills: { says: "Skills", kind: "words" },
  accountStatus: { says: "Account", kind: "word", of: accountStatuses, names: accountNames },
  placementStatus: {
    says: "Placement",
    kind: "word",
    of: placementStatuses,
    names: placementNames,
  },
} as const;
export type RuleField = keyof typeof ruleFields;
export const ruleFieldNames = Object.keys(ruleFields) as [RuleField, ...RuleField[]];

/** How a value that Toran has a name for is told within a sentence: "not placed" for NOT_PLACED. */
export function valueWords(field: RuleField, value: string): string {
  const about = ruleFields[field];
  const names: Partial<Record<string, string>> = "names" in about ? about.names : {};
  return names[value]?.toLowerCase() ?? value;
}

const numberOps = ["AT_LEAST", "AT_MOST", "IS"] as const;
const wordOps = ["ONE_OF", "NONE_OF"] as const;
const listOps = ["ALL_OF", "ANY_OF"] as const;
export const opsOf = { number: numberOps, word: wordOps, words: listOps } as const;
export type RuleOp = (typeof opsOf)[keyof typeof opsOf][number];
const ops = [...numberOps, ...wordOps, ...listOps] as const;

export interface RuleLeaf {
  field: RuleField;
  op: RuleOp;
  /** A number, or words; words are compared without regard to their case. */
  value: number | string[];
}
/** An eligibility rule. A datum that is missing makes a leaf unknown, and what is unknown denies. */
export type Rule = RuleLeaf | { all: Rule[] } | { any: Rule[] } | { not: Rule };

export const isLeaf = (rule: Rule): rule is RuleLeaf => "field" in rule;

const asked = z.union([
  z.number(),
  words("Name at least one.", 50).check(z.minLength(1, "Name at least one.")),
]);
const leaf = z
  .object({ field: choice(ruleFieldNames, "Choose what is asked."), op: choice(ops), value: asked })
  .check(
    z.refine(({ field, op, value }) => agrees(field, op, value), {
      error: "This cannot be compared so.",
      path: ["value"],
    }),
  );

function agrees(field: RuleField, op: RuleOp, value: number | string[]) {
  const about = ruleFields[field];
  if (!(opsOf[about.kind] as readonly string[]).includes(op)) return false;
  if (about.kind === "number")
    return typeof value === "number" && value >= about.min && value <= about.max;
  if (typeof value === "number") return false;
  return !("of" in about) || value.every((each) => (about.of as readonly string[]).includes(each));
}

const branches = (rule: Rule): Rule[] =>
  isLeaf(rule) ? [] : "all" in rule ? rule.all : "any" in rule ? rule.any : [rule.not];
/** Every leaf of a rule. */
export const leavesOf = (rule: Rule): RuleLeaf[] =>
  isLeaf(rule) ? [rule] : branches(rule).flatMap(leavesOf);
const depthOf = (rule: Rule): number =>
  isLeaf(rule) ? 0 : 1 + Math.max(0, ...branches(rule).map(depthOf));

const group = z.array(z.lazy((): z.ZodMiniType<Rule> => node)).check(z.maxLength(40));
const node: z.ZodMiniType<Rule> = z.union(
  [
    leaf,
    z.strictObject({ all: group }),
    z.strictObject({ any: group.check(z.minLength(1)) }),
    z.strictObject({ not: z.lazy(() => node) }),
  ],
  { error: "Check this condition." },
);

const { ruleDepth, ruleLeaves } = limits.hiring;
/** Who may apply; a rule without conditions is for everybody. */
export const rule = z.pipe(
  z.custom((given) => shallow(given, 0), "Put fewer groups into each other."),
  node.check(
    z.refine((given) => depthOf(given) <= ruleDepth, "Put fewer groups into each other."),
    z.refine(
      (given) => leavesOf(given).length <= ruleLeaves,
      `Keep it to ${ruleLeaves} conditions.`,
    ),
  ),
);
export const everybody: Rule = { all: [] };

// Looked at before the schema walks into it, so that no nest is too deep for the stack.
function shallow(given: unknown, depth: number): boolean {
  if (typeof given !== "object" || given === null) return true;
  return (
    depth <= 2 * ruleDepth + 2 && Object.values(given).every((each) => shallow(each, depth + 1))
  );
}

export const ruleReason = text("Say which law or scheme asks for it.", 300);
export const asksGender = (given: Rule) => leavesOf(given).some(({ field }) => field === "gender");
/** What is said where a gender is asked for without a reason. */
export const wantsRuleReason = "Say which law or scheme asks for a gender.";
