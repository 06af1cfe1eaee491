import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/limits";
import { Avatar, FileField } from "@toran/ui";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { useSavedPicture } from "@/features/onboarding/saved-picture";
import { useStores } from "@/stores/use-stores";

const rule = fileRules.picture;

/** The crest is sent as soon as it is chosen; the rest of the form waits for its button. */
export function useCrest(key: string | null | undefined) {
  const { calls } = useStores();
  const [url, show] = useSavedPicture(key);
  const [file, setFile] = useState(key ? { name: "College crest", detail: "Uploaded" } : undefined);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  async function choose(chosen: File) {
    const problem = fileProblem(chosen, rule);
    setError(problem);
    if (problem) return;
    const before = file;
    setFile({ name: chosen.name, detail: fileSize(chosen.size) });
    setProgress(0);
    const reply = await (
      await calls.po()
    ).college.setCrest(
      { body: { picture: chosen } },
      { onProgress: ({ loaded, total }) => setProgress(total ? loaded / total : 0) },
    );
    setProgress(undefined);
    if (isFailure(reply)) {
      setFile(before);
      return setError(reply.errors?.picture ?? reply.message);
    }
    setFile({ name: chosen.name, detail: `${fileSize(chosen.size)}, uploaded` });
    show(chosen);
  }

  async function remove() {
    const reply = await (await calls.po()).college.removeCrest();
    if (isFailure(reply)) return setError(reply.message);
    setFile(undefined);
    show(undefined);
  }

  return { url, file, progress, error, choose, remove };
}

interface CrestFieldProps {
  crest: ReturnType<typeof useCrest>;
  name: string;
}

export function CrestField({ crest, name }: CrestFieldProps) {
  return (
    <FileField
      className="col-span-full"
      label="College crest"
      optional
      labelSide={`Optional. ${rule.says}`}
      accept={rule.types.join(",")}
      invitation="Drop your crest here, or choose a file."
      file={crest.file}
      progress={crest.progress}
      preview={crest.file && <Avatar entity="college" name={name} src={crest.url} decorative />}
      onChoose={(file) => void crest.choose(file)}
      onRemove={crest.progress === undefined ? () => void crest.remove() : undefined}
      error={crest.error}
    />
  );
}
