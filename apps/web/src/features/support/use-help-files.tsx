import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import { limits } from "@toran/contract/limits";
import { type FileOnItsWay, FilesField } from "@toran/ui";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

const rule = fileRules.document;
const most = limits.support.files;
let named = 0;

interface Chosen extends FileOnItsWay {
  /** By which it is sent, once it has arrived. */
  sentAs?: string;
}

/** Files that go with what is written to support: each is brought at once, and named when it is sent. */
export function useHelpFiles(area: AreaName) {
  const { calls } = useStores();
  const [files, setFiles] = useState<Chosen[]>([]);
  const [error, setError] = useState<string>();
  const change = (id: string, more: Partial<Chosen>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...more } : each)));

  async function bring(file: File, id: string) {
    const reply = await (
      await calls[area]()
    ).support.bring({ body: { file } }, { showToast: false, showLoader: false });
    if (isFailure(reply)) change(id, { error: reply.errors?.["file"] ?? reply.message });
    else change(id, { sentAs: reply.data.id });
  }

  function choose(chosen: File[]) {
    const room = most - files.length;
    setError(chosen.length > room ? `Send at most ${most} files at a time.` : undefined);
    for (const file of chosen.slice(0, Math.max(0, room))) {
      const id = `help-file-${named++}`;
      const problem = fileProblem(file, rule);
      const shown = { id, name: file.name, detail: fileSize(file.size) };
      setFiles((all) => [...all, { ...shown, ...(problem && { error: problem }) }]);
      if (!problem) void bring(file, id);
    }
  }

  const arrived = files.flatMap(({ sentAs }) => sentAs ?? []);
  return {
    /** Something is still on its way. */
    busy: files.some(({ sentAs, error: failed }) => !sentAs && !failed),
    any: arrived.length > 0,
    sent: () => (arrived.length ? { files: arrived } : {}),
    /** Takes out what stood here when it was sent; what was chosen since stays. */
    clear: () => setFiles((all) => all.filter(({ id }) => !files.some((each) => each.id === id))),
    field: (
      <FilesField
        label="Files"
        optional
        hint={`Up to ${most}: ${rule.says}.`}
        accept={rule.types.join(",")}
        files={files}
        error={error}
        onChoose={choose}
        onRemove={(id) => {
          setError(undefined);
          setFiles((all) => all.filter((each) => each.id !== id));
        }}
      />
    ),
  };
}
