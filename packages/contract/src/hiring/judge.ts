import { choicesIn } from "./choices";
import { isLeaf, type Rule, type RuleField, ruleFields, type RuleLeaf, valueWords } from "./rule";

/** What is known of a student; what is absent is unknown. */
export type Facts = Partial<Record<RuleField, number | string | string[] | null>> & {
  /** What their college called their department before. */
  formerDepartments?: string[];
};
/** Yes, no, or unknown because a datum is missing. Unknown denies. */
export type Truth = true | false | null;

/** A condition that was not met: what was asked, and what the student has; nothing where it is missing. */
export interface Unmet {
  field: RuleField;
  asked: string;
  has: string | null;
  /** Of those with the same number any one is enough. */
  either?: number;
}
export interface Verdict {
  eligible: boolean;
  unmet: Unmet[];
}

const folded = (word: string) => word.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
// Two decimals exactly, as marks are written; binary fractions would deny 7.00 at times.
const scaled = (value: number, digits: number) => Math.round(value * 10 ** digits);

/** Whether a student meets a rule. Follows Kleene's logic of three values, as SQL does with nulls. */
export function truthOf(rule: Rule, facts: Facts): Truth {
  if (isLeaf(rule)) return leafTruth(rule, facts);
  if ("not" in rule) {
    const inner = truthOf(rule.not, facts);
    return inner === null ? null : !inner;
  }
  const all = "all" in rule;
  const parts = (all ? rule.all : rule.any).map((each) => truthOf(each, facts));
  if (parts.includes(!all)) return !all;
  return parts.includes(null) ? null : all;
}

/** The words that stand for a datum: a department is named by what it was called before as well. */
const namesOf = (field: RuleField, has: string, { formerDepartments = [] }: Facts) =>
  new Set([has, ...(field === "department" ? formerDepartments : [])].map(folded));

function leafTruth({ field, op, value }: RuleLeaf, facts: Facts): Truth {
  const has = facts[field];
  const about = ruleFields[field];
  if (about.kind === "words") {
    const have = new Set((Array.isArray(has) ? has : []).map(folded));
    const asked = (value as string[]).map(folded);
    return op === "ALL_OF"
      ? asked.every((each) => have.has(each))
      : asked.some((each) => have.has(each));
  }
  if (has === null || has === undefined || has === "") return null;
  if (about.kind === "number") {
    const [mine, asked] = [
      scaled(Number(has), about.digits),
      scaled(value as number, about.digits),
    ];
    return op === "AT_LEAST" ? mine >= asked : op === "AT_MOST" ? mine <= asked : mine === asked;
  }
  const names = namesOf(field, String(has), facts);
  const named = (value as string[]).some((each) => names.has(folded(each)));
  return op === "ONE_OF" ? named : !named;
}

/** Whether a student may, and every condition that stands in the way. */
export function judge(rule: Rule, facts: Facts): Verdict {
  const eligible = truthOf(rule, facts) === true;
  return { eligible, unmet: eligible ? [] : unmetOf(rule, facts, true) };
}

/** The leaves that keep a rule from being what is wanted of it. */
function unmetOf(rule: Rule, facts: Facts, wanted: boolean, choices = { many: 0 }): Unmet[] {
  if (isLeaf(rule)) {
    const truth = leafTruth(rule, facts);
    return truth === wanted ? [] : [unmet(rule, facts, wanted)];
  }
  if ("not" in rule) return unmetOf(rule.not, facts, !wanted, choices);
  const all = "all" in rule;
  const parts = all ? rule.all : rule.any;
  if (truthOf(rule, facts) === wanted) return [];
  const left = parts.map((each) => unmetOf(each, facts, wanted, choices));
  // Where one part would do, so would any of what each leaves; of a part that leaves several none alone.
  if (all === wanted || left.length < 2 || !left.every((each) => choicesIn(each).length === 1))
    return left.flat();
  const either = ++choices.many;
  return left.flat().map((each) => ({ ...each, either }));
}

function unmet(leaf: RuleLeaf, facts: Facts, wanted: boolean): Unmet {
  const has = facts[leaf.field];
  const asked = leafWords(leaf);
  return {
    field: leaf.field,
    asked: wanted ? asked : `not ${asked}`,
    has: Array.isArray(has)
      ? has.join(", ") || "none"
      : has === null || has === undefined || has === ""
        ? null
        : shown(leaf.field, has),
  };
}

const shown = (field: RuleField, value: number | string) => {
  const about = ruleFields[field];
  return about.kind === "number"
    ? Number(value).toFixed(about.digits)
    : valueWords(field, String(value));
};

/** A condition in words, such as “CGPA at least 7.00”. */
export function leafWords({ field, op, value }: RuleLeaf): string {
  const { says } = ruleFields[field];
  const told =
    typeof value === "number"
      ? shown(field, value)
      : value.map((each) => valueWords(field, each)).join(", ");
  const how = {
    AT_LEAST: `at least ${told}`,
    AT_MOST: `at most ${told}`,
    IS: told,
    ONE_OF: Array.isArray(value) && value.length > 1 ? `one of ${told}` : told,
    NONE_OF: `none of ${told}`,
    ALL_OF: `all of ${told}`,
    ANY_OF: `any of ${told}`,
  }[op];
  return `${says} ${how}`;
}

/** A whole rule in words. */
export function ruleWords(rule: Rule): string {
  if (isLeaf(rule)) return leafWords(rule);
  if ("not" in rule) return `not (${ruleWords(rule.not)})`;
  const [parts, joint] = "all" in rule ? [rule.all, " and "] : [rule.any, " or "];
  if (!parts.length) return "Everybody";
  return parts
    .map((each) => (isLeaf(each) || parts.length === 1 ? ruleWords(each) : `(${ruleWords(each)})`))
    .join(joint);
}
