import { Alert, Button } from "@toran/ui";
import type { FormEvent, ReactNode } from "react";

interface SectionFormProps {
  /** What is saved, such as "college info". */
  what: string;
  form: {
    submit: (event: FormEvent) => void;
    busy: boolean;
    problem?: string;
    draftSaved: boolean;
  };
  children: ReactNode;
}

/** The form of one part of a profile; each part is saved by itself. */
export function SectionForm({ what, form, children }: SectionFormProps) {
  return (
    <form
      noValidate
      aria-label={what}
      onSubmit={form.submit}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      {form.problem && (
        <Alert tone="bad" className="col-span-full">
          {form.problem}
        </Alert>
      )}
      {children}
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Saving">
          Save {what}
        </Button>
        <output className="text-ink-3">
          {form.draftSaved && !form.busy && "Not saved yet. What you typed is kept in this tab."}
        </output>
      </div>
    </form>
  );
}
