import { fileRules } from "@toran/contract/file-rules";
import { documentKinds, personalDocumentInput } from "@toran/contract/schemas/student";
import { FileField, Select, TextField } from "@toran/ui";
import { Controller } from "react-hook-form";
import { z } from "zod/mini";
import { fileProblem, fileSize } from "@/lib/file-problem";
import type { useContractForm } from "@/lib/use-contract-form";
import { kindWords } from "./kind-words";
import type { PersonalDocument } from "./personal-document";

const rule = fileRules.document;

/** What the form of a personal document asks for; the file only where none is kept yet. */
export const documentAsked = ({ file }: PersonalDocument) =>
  z.extend(personalDocumentInput, {
    file: file
      ? z.optional(z.instanceof(File))
      : z.instanceof(File, { error: "Add a scan or a photo of it." }),
  });

type Asked = ReturnType<typeof documentAsked>;
type Form = ReturnType<typeof useContractForm<z.input<Asked>, z.output<Asked>>>;

interface DocumentFieldsProps {
  form: Pick<Form, "form" | "field" | "errorOf">;
  saved: PersonalDocument;
  /** What is said of the file that is kept. */
  kept: string;
}

/** Which document it is, its number, and a picture of it. */
export function DocumentFields({
  form: { form, field, errorOf },
  saved,
  kept,
}: DocumentFieldsProps) {
  return (
    <>
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
                : saved.file
                  ? { name: saved.file.name, detail: `${fileSize(saved.file.bytes)}, ${kept}` }
                  : undefined
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
    </>
  );
}
