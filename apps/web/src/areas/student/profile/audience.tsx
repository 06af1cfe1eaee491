import { visibilityLevels, type VisibilityLevel } from "@toran/contract/schemas/profile";
import { Button, RadioGroup, Switch } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import type { ProfileStore } from "./profile-store";
import { levelWords } from "./words";

const options = visibilityLevels.map((value) => {
  const { label, hint } = levelWords[value];
  return { value, label, hint };
});

interface AudienceProps {
  store: ProfileStore;
  level: VisibilityLevel;
  indexed: boolean;
}

/** Who sees the profile. It waits for its button: arrow keys on the way pass wider circles. */
export const Audience = observer(function Audience({ store, level, indexed }: AudienceProps) {
  const [wanted, setWanted] = useState<VisibilityLevel>();
  const [busy, setBusy] = useState(false);
  const shown = wanted ?? level;
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || shown === level) return;
    setBusy(true);
    await store.change({ level: shown });
    setBusy(false);
    setWanted((now) => (now === shown ? undefined : now));
  }
  const closing = shown === "PRIVATE";
  return (
    <>
      <form onSubmit={(event) => void save(event)} className="grid gap-4" aria-label="Who sees it">
        <RadioGroup
          label="Who sees your profile"
          options={options}
          value={shown}
          onValueChange={setWanted}
        />
        {shown !== level && (
          <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
            {closing ? "Take the page back" : level === "PRIVATE" ? "Publish" : "Save"}
          </Button>
        )}
      </form>
      {level === "ANYONE_WITH_LINK" && (
        <Switch
          label="Search engines may list it"
          hint="They may show it for some days after you switch this off."
          checked={indexed}
          onChange={({ target }) => void store.change({ indexed: target.checked })}
        />
      )}
    </>
  );
});
