import { personOf } from "@toran/api-client/token";
import { Alert, Button } from "@toran/ui";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod/mini";
import { draftOf } from "@/lib/draft";
import { useContractForm } from "@/lib/use-contract-form";
import type { SessionStore } from "@/stores/session-store";
import { useStores } from "@/stores/use-stores";
import type { FieldRow } from "../editor/field-row";
import { FormFields } from "../editor/form-fields";
import { TypedMeanwhile } from "../editor/typed-meanwhile";
import { beginning } from "../editor/use-item-form";

interface RecordFormProps {
  /** Names the form and its draft. */
  label: string;
  draft: string;
  schema: z.core.$ZodType<object, FieldValues>;
  fields: readonly FieldRow[];
  saved: object;
  send: (input: object) => Promise<unknown>;
  onSaved: () => void;
  /** Reads the record again, where another tab has changed what is saved here. */
  again?: () => Promise<object | undefined>;
  onCancel?: () => void;
  children?: ReactNode;
}

/** The name of a draft: of one record, and of the one who typed it. */
export const recordDraft = (name: string, { token }: SessionStore) =>
  `${name}:${personOf(token ?? "") ?? ""}`;

/** A form over a record of which there is one. It keeps a draft like the form of an item. */
export function RecordForm(props: RecordFormProps) {
  const { label, fields, saved, onCancel, children } = props;
  const { session } = useStores();
  const draft = recordDraft(props.draft, session);
  const [behind, setBehind] = useState(false);
  const form = useContractForm<FieldValues, object>(props.schema, {
    draft,
    values: beginning(fields, saved),
    send: (input) => {
      setBehind(false);
      return props.send(input);
    },
    done: props.onSaved,
    typedOn: () => setBehind(true),
    again: async () => {
      const now = await props.again?.();
      return now && beginning(fields, now);
    },
  });
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={form.submit}
      className="border-accent-line bg-accent-wash rounded-lg border"
    >
      <div className="grid gap-3 p-4">
        {form.problem && <Alert tone="bad">{form.problem}</Alert>}
        {behind && <TypedMeanwhile />}
        {children}
        <FormFields fields={fields} form={form} />
      </div>
      <footer className="border-rule flex flex-wrap items-center gap-2 border-t px-4 py-2.5">
        <output className="text-ink-3 me-auto text-xs">
          {form.draftSaved && !form.busy && "Draft kept in this tab"}
        </output>
        {onCancel && (
          <Button
            intent="secondary"
            onClick={() => {
              draftOf(draft).clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        <Button type="submit" busy={form.busy} busyLabel="Saving">
          Save
        </Button>
      </footer>
    </form>
  );
}
