import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import { Alert, Button, Dialog, FileField } from "@toran/ui";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { publicFile } from "@/lib/public-file";
import { type Place, type PlaceStore, sentOf } from "./place-store";

const rule = fileRules.picture;

interface AddPictureProps {
  store: PlaceStore;
  place: Place;
  onClose: () => void;
}

/** A picture goes to its place as soon as it is chosen. */
export function AddPicture({ store, place, onClose }: AddPictureProps) {
  const [file, setFile] = useState<{ name: string; detail: string }>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  async function choose(chosen: File) {
    const problem = fileProblem(chosen, rule);
    setError(problem);
    if (problem) return;
    setFile({ name: chosen.name, detail: fileSize(chosen.size) });
    setProgress(0);
    const now = store.now(place);
    const reply = await store.save(now, { ...sentOf(now), picture: chosen }, setProgress);
    if (!isFailure(reply)) return onClose();
    setProgress(undefined);
    setFile(undefined);
    setError(reply.errors?.picture ?? reply.message);
  }

  return (
    <Dialog open onOpenChange={onClose} title={`Add a picture of “${place.name}”`}>
      <FileField
        label="Picture"
        labelSide={rule.says}
        accept={rule.types.join(",")}
        invitation="Drop a picture here, or choose a file."
        file={file}
        progress={progress}
        onChoose={(chosen) => void choose(chosen)}
        error={error}
      />
    </Dialog>
  );
}

interface PictureDialogProps {
  store: PlaceStore;
  place: Place;
  picture: string;
  mayChange: boolean;
  onClose: () => void;
}

/** One picture, large, and for those who may the way to take it out. */
export function PictureDialog({ store, place, picture, mayChange, onClose }: PictureDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function remove() {
    setBusy(true);
    const now = store.now(place);
    const reply = await store.save(now, { ...sentOf(now), removePicture: picture });
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.errors?.removePicture ?? reply.message);
    else onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={place.name}
      footer={
        mayChange && (
          <Button intent="danger" busy={busy} busyLabel="Removing" onClick={() => void remove()}>
            Remove the picture
          </Button>
        )
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-3">
          {problem}
        </Alert>
      )}
      <img
        src={publicFile(picture)}
        alt={nameOf(place, picture)}
        className="max-h-[60dvh] w-full rounded-lg object-contain"
      />
    </Dialog>
  );
}

/** What a picture shows, for those who do not see it. */
export const nameOf = ({ name, pictures }: Place, picture: string) =>
  `${name}, picture ${pictures.indexOf(picture) + 1} of ${pictures.length}`;
