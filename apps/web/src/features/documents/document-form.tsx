import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/limits";
import { documentKinds, personalDocumentInput } from "@toran/contract/schemas/student";
import { Alert, Button, FileField, Select, TextField } from "@toran/ui";
import { Controller } from "react-hook-form";
import { z } from "zod/mini";
import { useContractForm } from "@/lib/use-contract-form";
import { fileProblem, fileSize } from "@/lib/file-problem";
import type { PersonalDocument, SaveDocument } from "./personal-document";
import { kindWords } from "./kind-words";

const rule = fileRules.document;
const withFile = (needed: boolean) =>
  z.extend(personalDocumentInput, {
    file: needed
      ? z.instanceof(File, { error: "Add a scan or a photo of it." })
      : z.optional(z.instanceof(File)),
  });

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
  const { form, field, errorOf, problem, submit, busy } = useContractForm(withFile(!saved.file), {
    draft,
    values: { kind: saved.kind ?? undefined, number: "" },
    send: async (body) => {
      const reply = await save(body);
      if (!isFailure(reply)) onSaved();
      return reply;
    },
  });
  const kept = saved.file && {
    name: saved.file.name,
    detail: `${fileSize(saved.file.bytes)}, stays unless you choose another`,
  };
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
      <Select
        label="Document"
        placeholder="Choose one"
        options={documentKinds.map((value) => ({ value, label: kindWords[value] }))}
        {...field("kind")}
        error={errorOf("kind")}
      />
      <TextField
        label="Number"
        autoComplete="off"
        spellCheck={false}
        {...field("number")}
        hint="Only its last 4 characters are shown again."
        error={errorOf("number")}
      />
      <Controller
        control={form.control}
        name="file"
        render={({ field: { value, onChange } }) => (
          <FileField
            className="col-span-full"
            label="Scan or photo"
            labelSide={rule.says}
            accept={rule.types.join(",")}
            file={
              value
                ? { name: value.name, detail: `${fileSize(value.size)}, sent when you save` }
                : (kept ?? undefined)
            }
            onChoose={(file) => {
              const wrong = fileProblem(file, rule);
              if (wrong) return form.setError("file", { message: wrong });
              form.clearErrors("file");
              onChange(file);
            }}
            onRemove={value ? () => onChange(undefined) : undefined}
            error={errorOf("file")}
          />
        )}
      />
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
