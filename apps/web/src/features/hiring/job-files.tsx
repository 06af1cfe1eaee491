import { isFailure } from "@toran/api-client/failure";
import type { JobFile } from "@toran/contract/schemas/job";
import { IconButton } from "@toran/ui";
import { Download, FileText } from "lucide-react";
import { fileSize } from "@/lib/file-problem";
import { saveAs } from "@/lib/save-as";
import type { Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";

export type FileArea = "hr" | "po" | "student";

/** The call that gives a file of a job to whoever is signed in. */
async function callOf(calls: Calls, area: FileArea) {
  if (area === "hr") return (await calls.hr()).jobs.file;
  if (area === "po") return (await calls.po()).postings.file;
  return (await calls.student()).hiring.postings.file;
}

interface JobFilesProps {
  files: readonly JobFile[];
  area: FileArea;
}

/** The files of a job, each to be saved. */
export function JobFiles({ files, area }: JobFilesProps) {
  const { calls, feedback } = useStores();
  const save = async ({ id, name }: JobFile) => {
    const call = await callOf(calls, area);
    const file = await call({ params: { id } }, { showToast: false });
    if (!isFailure(file)) saveAs(name, file);
    else if (file.status === 404)
      feedback.toast("error", `“${name}” is no longer there`, {
        detail: "The company has taken it out. Load the page again to see what is new.",
      });
    else feedback.toast("error", file.message);
  };
  return (
    <ul className="divide-rule divide-y">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 py-1.5">
          <FileText
            aria-hidden="true"
            size={20}
            strokeWidth={1.5}
            className="text-ink-2 flex-none"
          />
          <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
          <span className="text-ink-3 tnum flex-none text-xs">{fileSize(file.bytes)}</span>
          <IconButton
            label={`Download ${file.name}`}
            className="ms-auto"
            onClick={() => void save(file)}
          >
            <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
