import { Alert, Button, SegmentedControl } from "@toran/ui";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type FieldRow, inWords } from "./field-row";
import type { PortfolioItem } from "./section-kind";
import { beginning, type ItemFormState } from "./use-item-form";

interface ConflictProps {
  fields: readonly FieldRow[];
  theirs: PortfolioItem;
  form: ItemFormState;
}

/** What another tab saved meanwhile beside what was typed here, field by field. Saving keeps what is chosen. */
export function Conflict({ fields, theirs, form }: ConflictProps) {
  const saved = beginning(fields, theirs);
  // What was typed when the two met: choosing theirs and going back brings it again.
  const [mine] = useState<FieldValues>(() => form.form.getValues());
  const [taken, take] = useState<readonly string[]>([]);
  const different = fields.filter(
    (row) => row.kind !== "file" && inWords(row, mine[row.name]) !== inWords(row, saved[row.name]),
  );
  const choose = (names: readonly string[]) => {
    take(names);
    for (const { name } of different)
      form.form.setValue(name, names.includes(name) ? saved[name] : mine[name], {
        shouldDirty: true,
        shouldValidate: true,
      });
  };
  return (
    <Alert
      tone="warn"
      title="This was changed in another tab"
      action={
        <Button
          intent="secondary"
          size="sm"
          onClick={() => choose(different.map((row) => row.name))}
        >
          Take all of theirs
        </Button>
      }
    >
      <p>Choose what to keep of each. Nothing is saved until you save it.</p>
      <ul aria-label="What differs" className="mt-2 grid gap-3">
        {different.map((row) => (
          <li key={row.name} className="grid gap-1">
            <SegmentedControl
              look="view"
              label={row.label}
              value={taken.includes(row.name) ? "theirs" : "mine"}
              options={[
                { value: "mine", label: "Mine" },
                { value: "theirs", label: "Theirs" },
              ]}
              onValueChange={(which) =>
                choose(
                  which === "theirs"
                    ? [...taken, row.name]
                    : taken.filter((name) => name !== row.name),
                )
              }
            />
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs">
              <dt className="font-medium">{row.label}, mine</dt>
              <dd className="wrap-break-word">{inWords(row, mine[row.name]) || "Empty"}</dd>
              <dt className="font-medium">{row.label}, theirs</dt>
              <dd className="wrap-break-word">{inWords(row, saved[row.name]) || "Empty"}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
