import { fileRules } from "@toran/contract/limits";
import {
  documentKinds,
  type personalDocument,
  personalDocumentInput,
} from "@toran/contract/schemas/student";
import { Alert, Button, FileField, Select, TextField } from "@toran/ui";
import { Controller } from "react-hook-form";
import { z } from "zod/mini";
import { kindWords } from "@/features/documents/kind-words";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { Loaded } from "@/features/onboarding/loaded";
import { useStep } from "@/features/onboarding/step-context";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";

type Saved = z.output<typeof personalDocument>;

const rule = fileRules.document;

export function PersonalDocScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.student()).personal.personalDocument()}>
      {(saved) => <PersonalDocForm saved={saved} />}
    </Loaded>
  );
}

const withFile = (needed: boolean) =>
  z.extend(personalDocumentInput, {
    file: needed
      ? z.instanceof(File, { error: "Add a scan or a photo of it." })
      : z.optional(z.instanceof(File)),
  });

function PersonalDocForm({ saved }: { saved: Saved }) {
  const { calls } = useStores();
  const step = useStepForm(withFile(!saved.file), {
    draft: "student-personal-doc",
    values: { kind: saved.kind ?? undefined, number: "" },
    send: async (body) => (await calls.student()).personal.savePersonalDocument({ body }),
  });
  const { form, field, errorOf } = step;
  const kept = saved.file && {
    name: saved.file.name,
    detail: `${fileSize(saved.file.bytes)}, saved`,
  };
  return (
    <StepForm label="Your document" form={step} busyLabel="Uploading">
      {saved.kind && saved.numberEnding && <Kept kind={saved.kind} ending={saved.numberEnding} />}
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
              const problem = fileProblem(file, rule);
              if (problem) return form.setError("file", { message: problem });
              form.clearErrors("file");
              onChange(file);
            }}
            onRemove={value ? () => onChange(undefined) : undefined}
            error={errorOf("file")}
          />
        )}
      />
    </StepForm>
  );
}

/** Somebody who came back to look need not write the number again. */
function Kept({ kind, ending }: { kind: NonNullable<Saved["kind"]>; ending: string }) {
  const { goTo } = useStep();
  return (
    <Alert
      tone="idle"
      className="col-span-full"
      action={
        <Button intent="secondary" size="sm" onClick={() => void goTo("EDIT_EDUCATION_DETAILS")}>
          Keep it
        </Button>
      }
    >
      Your {kindWords[kind]} ending in {ending} is saved. Write another number only to change it.
    </Alert>
  );
}
