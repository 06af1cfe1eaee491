import { isFailure } from "@toran/api-client/failure";
import { Alert, Button } from "@toran/ui";
import { useContractForm } from "@/lib/use-contract-form";
import { documentAsked, DocumentFields } from "./document-fields";
import type { PersonalDocument, SaveDocument } from "./personal-document";

interface DocumentFormProps {
  saved: PersonalDocument;
  /** Names the draft that is kept until the form is saved. */
  draft?: string;
  save: SaveDocument;
  onSaved: () => void;
  onCancel?: () => void;
}

/** Adds a personal document, or puts another in its place. */
export function DocumentForm({ saved, draft, save, onSaved, onCancel }: DocumentFormProps) {
  const state = useContractForm(documentAsked(saved), {
    draft,
    values: { kind: saved.kind ?? undefined, number: "" },
    send: async (body) => {
      const reply = await save(body);
      if (!isFailure(reply)) onSaved();
      return reply;
    },
  });
  const { problem, submit, busy } = state;
  return (
    <form
      noValidate
      aria-label="Personal document"
      onSubmit={submit}
      className="bg-accent-wash border-accent-line grid gap-4 rounded-lg border p-4 sm:grid-cols-2"
    >
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <DocumentFields form={state} saved={saved} kept="stays unless you choose another" />
      <div className="col-span-full flex justify-end gap-2">
        {onCancel && (
          <Button intent="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel="Uploading">
          Save document
        </Button>
      </div>
    </form>
  );
}
