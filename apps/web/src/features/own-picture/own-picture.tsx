import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import { Avatar, FileField } from "@toran/ui";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { publicFile } from "@/lib/public-file";
import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

type StaffArea = "po" | "hr";

const rule = fileRules.picture;
const words = {
  po: {
    entity: "college",
    picture: "crest",
    label: "College crest",
    invitation: "Drop your crest here, or",
  },
  hr: {
    entity: "company",
    picture: "picture",
    label: "Company picture",
    invitation: "Drop your logo here, or",
  },
} as const;

async function pictureCalls(calls: Calls, area: StaffArea) {
  if (area === "po") {
    const { setCrest, removeCrest } = (await calls.po()).college;
    return { set: setCrest, remove: removeCrest };
  }
  const { setLogo, removeLogo } = (await calls.hr()).company;
  return { set: setLogo, remove: removeLogo };
}

const fileOf = (
  area: StaffArea,
  saved: string | null | undefined,
): { name: string; detail: string } | undefined =>
  saved ? { name: words[area].label, detail: "Uploaded" } : undefined;

/** The crest of a college or the picture of a company. It is sent as soon as it is chosen; no form waits for it. */
export function useOwnPicture(
  area: StaffArea,
  saved: string | null | undefined,
  onSaved?: () => void,
) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [key, setKey] = useState(saved);
  const [file, setFile] = useState(fileOf(area, saved));
  // A colleague may have chosen another one since.
  const [known, setKnown] = useState(saved);
  if (saved !== known) {
    setKnown(saved);
    if (saved !== key) {
      setKey(saved);
      setFile(fileOf(area, saved));
    }
  }
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  async function choose(chosen: File) {
    const problem = fileProblem(chosen, rule);
    setError(problem);
    if (problem) return;
    const before = file;
    setFile({ name: chosen.name, detail: fileSize(chosen.size) });
    setProgress(0);
    const { set } = await pictureCalls(calls, area);
    const reply = await set(
      { body: { picture: chosen } },
      { ...toldHere, onProgress: ({ loaded, total }) => setProgress(total ? loaded / total : 0) },
    );
    setProgress(undefined);
    if (isFailure(reply)) {
      tellLate(`The ${words[area].picture} is not saved`, reply);
      setFile(before);
      return setError(reply.errors?.picture ?? reply.message);
    }
    setFile({ name: chosen.name, detail: `${fileSize(chosen.size)}, uploaded` });
    setKey(reply.data.key);
    onSaved?.();
  }

  async function remove() {
    const reply = await (await pictureCalls(calls, area)).remove({}, toldHere);
    if (isFailure(reply)) {
      tellLate(`The ${words[area].picture} is not removed`, reply);
      return setError(reply.message);
    }
    setFile(undefined);
    setKey(null);
    onSaved?.();
  }

  return { area, url: publicFile(key), file, progress, error, choose, remove };
}

interface OwnPictureFieldProps {
  picture: ReturnType<typeof useOwnPicture>;
  /** Whose picture it is. */
  name: string;
}

export function OwnPictureField({ picture, name }: OwnPictureFieldProps) {
  const { entity, label, invitation } = words[picture.area];
  return (
    <FileField
      className="col-span-full"
      label={label}
      optional
      labelSide={rule.says}
      accept={rule.types.join(",")}
      invitation={`${invitation} choose a file.`}
      file={picture.file}
      progress={picture.progress}
      preview={picture.file && <Avatar entity={entity} name={name} src={picture.url} decorative />}
      onChoose={(file) => void picture.choose(file)}
      onRemove={picture.progress === undefined ? () => void picture.remove() : undefined}
      error={picture.error}
    />
  );
}
