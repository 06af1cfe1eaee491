import { Avatar, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useRef, useState } from "react";
import { latePart } from "@/stores/late-part";
import { useStores } from "@/stores/use-stores";
import { usePortfolio } from "../portfolio-context";
import { RemovePicture } from "./remove-picture";

const CropDialog = latePart(() => import("./crop-dialog").then((m) => m.CropDialog));

/** The profile picture: chosen, cut to what counts, changed or taken away. */
export const ProfilePicture = observer(function ProfilePicture() {
  const { student } = useStores();
  const portfolio = usePortfolio();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<string>();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  const info = student.userInfo;
  const name = [info?.firstName, info?.lastName].filter(Boolean).join(" ");

  const settled = () => {
    choose(undefined);
    void student.load();
    portfolio.changed();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4">
      <Avatar entity="person" size="xl" name={name} src={student.picture ?? undefined} decorative />
      <div className="grid gap-2">
        <p className="text-ink-2">
          A clear picture of your face, alone. You cut it to a circle next.
        </p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label="Profile picture"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) choose(URL.createObjectURL(file));
            target.value = "";
          }}
        />
        <span className="flex flex-wrap gap-2">
          <Button intent="secondary" size="sm" onClick={() => input.current?.click()}>
            {info?.picture ? "Change the picture" : "Choose a picture"}
          </Button>
          {info?.picture && <RemovePicture onRemoved={settled} />}
        </span>
      </div>
      {chosen && (
        <Suspense>
          <CropDialog
            src={chosen}
            onClose={() => choose(undefined)}
            onSaved={settled}
            onMissing={() => choose(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
});
