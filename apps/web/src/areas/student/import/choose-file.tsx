import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import type { ImportPreview } from "@toran/contract/schemas/account-data";
import { FileField } from "@toran/ui";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";

const rule = fileRules.portfolio;
// Browsers and systems do not agree on what a ZIP is called.
const zips = ["application/x-zip-compressed", "application/x-zip", ""];

function told(file: File) {
  if (/\.zip$/i.test(file.name) && zips.includes(file.type))
    return new File([file], file.name, { type: "application/zip" });
  if (/\.json$/i.test(file.name) && file.type === "")
    return new File([file], file.name, { type: "application/json" });
  return file;
}

/** Reads a file, and changes nothing by it. */
export function ChooseFile({ onRead }: { onRead: (preview: ImportPreview) => void }) {
  const { calls } = useStores();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState<File>();

  async function read(chosen: File) {
    const file = told(chosen);
    const wrong = fileProblem(file, rule);
    if (wrong) return setProblem(wrong);
    setProblem(undefined);
    setReading(file);
    const reply = await (await calls.student()).imports.preview({ body: { file } }, toldHere);
    setReading(undefined);
    if (isFailure(reply)) setProblem(reply.errors?.file ?? reply.message);
    else onRead(reply.data);
  }
  return (
    <FileField
      label="Your file"
      hint={`Choose ${rule.says}. You see what is in it before anything is taken in.`}
      accept=".json,.zip,application/json,application/zip"
      file={reading && { name: reading.name, detail: `${fileSize(reading.size)}, being read` }}
      error={problem}
      disabled={reading !== undefined}
      onChoose={(file) => void read(file)}
    />
  );
}
