import { limits } from "@toran/contract/limits";
import { ruleWords } from "@toran/contract/hiring/judge";
import {
  type RuleField,
  ruleFieldNames,
  ruleFields,
  type RuleLeaf,
  type RuleOp,
} from "@toran/contract/hiring/rule";
import {
  Alert,
  Button,
  IconButton,
  NumberField,
  SegmentedControl,
  Select,
  TextArea,
} from "@toran/ui";
import { X } from "lucide-react";
import { AddRow } from "@/lib/add-row";
import type { PartProps } from "./part";
import { replaced, without } from "./part";
import { Reach } from "./reach";
import { TagsField } from "@/features/onboarding/tags-field";
import { optionsOf } from "@/lib/options-of";

const opWords: Record<RuleOp, string> = {
  AT_LEAST: "at least",
  AT_MOST: "at most",
  IS: "exactly",
  ONE_OF: "is one of",
  NONE_OF: "is none of",
  ALL_OF: "all of",
  ANY_OF: "any of",
};
const opsFor = {
  number: ["AT_LEAST", "AT_MOST", "IS"],
  word: ["ONE_OF", "NONE_OF"],
  words: ["ALL_OF", "ANY_OF"],
} as const;
// The account is looked at in any case: only who is active may apply.
const offered = ruleFieldNames.filter((field) => field !== "accountStatus");
const fieldOptions = offered.map((value) => ({ value, label: ruleFields[value].says }));

/** Of these nobody wants many. */
const few: ReadonlySet<RuleField> = new Set(["activeBacklogs", "totalBacklogs", "gapYears"]);

/** What a condition compares with while nothing is given. */
const unsaid: RuleLeaf["value"] = [];

/** A new condition on a field, as it is asked most often. */
function conditionOn(field: RuleField): RuleLeaf {
  const about = ruleFields[field];
  return about.kind === "number"
    ? {
        field,
        op: few.has(field) ? "AT_MOST" : "AT_LEAST",
        // Nothing can be begun with where 0 is none of its numbers.
        value: about.min > 0 ? unsaid : 0,
      }
    : { field, op: opsFor[about.kind][0], value: unsaid };
}

/** Who may apply, condition by condition, with how many students that leaves. */
export function RuleBuilder({ draft, change, errorOf }: PartProps) {
  const { conditions, match, otherRule } = draft;
  const set = (place: number, part: Partial<RuleLeaf>) =>
    change({ conditions: replaced(conditions, place, part) });
  const asksGender = conditions.some(({ field }) => field === "gender");
  return (
    <>
      {otherRule ? (
        <Alert
          tone="info"
          title={ruleWords(otherRule)}
          action={
            <Button size="sm" intent="secondary" onClick={() => change({ otherRule: null })}>
              Begin anew
            </Button>
          }
        >
          This rule was not written here. It is kept as it is.
        </Alert>
      ) : (
        <>
          {conditions.length > 1 && (
            <SegmentedControl
              label="A student has to meet"
              options={[
                { value: "all", label: "All of these" },
                { value: "any", label: "Any of these" },
              ]}
              value={match}
              onValueChange={(next) => change({ match: next })}
              className="w-80"
            />
          )}
          <ul className="grid gap-3">
            {conditions.map((condition, place) => (
              // Conditions have no name of their own; their place is one.
              // oxlint-disable-next-line no-array-index-key
              <li
                key={place}
                className="grid grid-cols-[minmax(0,11rem)_minmax(0,8rem)_minmax(0,1fr)_auto] items-end gap-3"
              >
                <Condition
                  condition={condition}
                  place={place}
                  set={set}
                  error={errorOf(`rule.${place}`)}
                />
                <IconButton
                  label={`Take out ${ruleFields[condition.field].says}`}
                  onClick={() => change({ conditions: without(conditions, place) })}
                >
                  <X aria-hidden="true" size={16} strokeWidth={1.75} />
                </IconButton>
              </li>
            ))}
          </ul>
          {!conditions.length && (
            <p className="text-ink-3">Every active student of the college may apply.</p>
          )}
          <AddRow
            count={conditions.length}
            most={limits.hiring.ruleLeaves}
            onAdd={() =>
              change({
                conditions: [...conditions, conditionOn(conditions.length ? "department" : "cgpa")],
              })
            }
          >
            Add a condition
          </AddRow>
        </>
      )}
      {asksGender && (
        <TextArea
          label="Why a gender is asked for"
          hint="Name the law or scheme. Students and colleges read it."
          rows={2}
          maxLength={300}
          value={draft.ruleReason}
          error={errorOf("ruleReason")}
          onChange={({ target }) => change({ ruleReason: target.value })}
        />
      )}
      <Reach draft={draft} />
    </>
  );
}

interface ConditionProps {
  condition: RuleLeaf;
  place: number;
  set: (place: number, part: Partial<RuleLeaf>) => void;
  error: string | undefined;
}

function Condition({ condition: { field, op, value }, place, set, error }: ConditionProps) {
  const about = ruleFields[field];
  const ops: readonly RuleOp[] = opsFor[about.kind];
  return (
    <>
      <Select
        label={`Condition ${place + 1}`}
        options={fieldOptions}
        value={field}
        onChange={({ target }) => set(place, conditionOn(target.value as RuleField))}
      />
      <Select
        label="Compared"
        options={ops.map((each) => ({ value: each, label: opWords[each] }))}
        value={op}
        onChange={({ target }) => set(place, { op: target.value as RuleOp })}
      />
      {about.kind === "number" ? (
        <NumberField
          // What was typed of one is nothing of another.
          key={field}
          label={about.says}
          min={about.min}
          max={about.max}
          decimals={about.digits}
          value={typeof value === "number" ? value : null}
          error={error && typeof value !== "number" ? "Give a number." : error}
          onValueChange={(next) => set(place, { value: next ?? unsaid })}
        />
      ) : "names" in about ? (
        <Select
          label={about.says}
          placeholder="Choose one"
          options={optionsOf<string>(about.names)}
          value={Array.isArray(value) ? (value[0] ?? "") : ""}
          error={error}
          onChange={({ target }) => set(place, { value: target.value ? [target.value] : [] })}
        />
      ) : (
        <TagsField
          label={about.says}
          placeholder={field === "skills" ? "SQL" : "Computer Science"}
          value={Array.isArray(value) ? value : []}
          error={error}
          onValueChange={(next) => set(place, { value: next })}
        />
      )}
    </>
  );
}
