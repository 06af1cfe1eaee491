import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, Dialog } from "@toran/ui";
import { type Crop, cutPicture, PictureCrop, wholePicture } from "@toran/ui/crop";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

interface CropDialogProps {
  /** The address of the picture that was chosen. */
  src: string;
  onSaved: () => void;
  onClose: () => void;
}

const unreadable = "This picture could not be read. Choose a PNG, a JPG or a WebP.";

/** Cuts a picture on this machine: even a large photograph is sent as a small square. */
export function CropDialog({ src, onSaved, onClose }: CropDialogProps) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save() {
    setBusy(true);
    setProblem(undefined);
    const picture = await cutPicture(src, crop).catch(() => undefined);
    const reply =
      picture &&
      (await (await calls.student()).profile.setPicture({ body: { picture } }, toldHere));
    setBusy(false);
    if (!reply) setProblem(unreadable);
    else if (isFailure(reply)) {
      tellLate("Your picture is not saved", reply);
      setProblem(reply.errors?.picture ?? reply.message);
    } else onSaved();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cut your picture"
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving" onClick={() => void save()}>
            Save picture
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-3">
          {problem}
        </Alert>
      )}
      <PictureCrop
        src={src}
        className="mx-auto"
        entity="person"
        value={crop}
        onValueChange={setCrop}
        error={unreadable}
      />
    </Dialog>
  );
}
