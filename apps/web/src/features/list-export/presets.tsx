import { isFailure } from "@toran/api-client/failure";
import type { ExportPreset } from "@toran/contract/schemas/export-preset";
import type { SheetFormat, SheetList } from "@toran/contract/schemas/list-sheet";
import { Button, IconButton, TextField } from "@toran/ui";
import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import type { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useOnceEach } from "@/lib/use-once-each";
import { useStores } from "@/stores/use-stores";
import type { ExportArea } from "./preset-calls";

interface PresetsProps {
  area: ExportArea;
  list: SheetList;
  presets: Loadable<ExportPreset[]>;
  /** What a new preset would keep. */
  chosen: { format: SheetFormat; columns: readonly string[] };
  /** No column is ticked. */
  onNothing: () => void;
  onPreset: (preset: ExportPreset) => void;
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Columns and formats that somebody keeps, each brought back with one press. */
export const Presets = observer(function Presets(props: PresetsProps) {
  const { area, list, presets, chosen, onNothing, onPreset } = props;
  const { calls, feedback } = useStores();
  const tellLate = useLateFailure();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return setError("Name the preset.");
    if (!chosen.columns.length) return onNothing();
    setBusy(true);
    const { exportPresets } = await calls[area]();
    const body = { list, name, format: chosen.format, columns: [...chosen.columns] };
    const reply = await exportPresets.create({ body }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate(`The preset “${name}” is not saved`, reply);
      return setError(reply.errors?.["name"] ?? reply.message);
    }
    // What was typed meanwhile is for another one.
    setName((typed) => (typed === name ? "" : typed));
    void presets.load();
  }
  const remove = useOnceEach(async ({ id, ...preset }: ExportPreset) => {
    const { exportPresets } = await calls[area]();
    // Told below, with its Undo.
    const reply = await exportPresets.remove({ params: { id } }, { showToast: false });
    await presets.load();
    if (isFailure(reply)) return feedback.toast("error", reply.message);
    const putBack = async () => {
      await presets.load();
      // Saving under a name that is there is meant to replace it; taking a deletion back is not.
      if (presets.value?.some((each) => alike(each.name, preset.name)))
        return feedback.toast("warning", `There is another preset “${preset.name}” by now`, {
          detail: "The one you deleted was not put back.",
        });
      await exportPresets.create({ body: preset });
      void presets.load();
    };
    return feedback.toast("success", `Preset “${preset.name}” deleted`, {
      action: { label: "Undo", onPress: () => void putBack() },
    });
  });
  return (
    <section aria-label="Presets" className="border-rule mt-5 grid gap-3 border-t pt-4">
      {presets.failure && !presets.value && (
        <p className="text-ink-2">Your presets could not be loaded. You can export without them.</p>
      )}
      {Boolean(presets.value?.length) && (
        <ul className="grid gap-1">
          {presets.value?.map((preset) => (
            <li key={preset.id} className="flex items-center justify-between gap-2">
              <Button intent="quiet" onClick={() => onPreset(preset)}>
                {`Use “${preset.name}”`}
              </Button>
              <IconButton
                label={`Delete the preset ${preset.name}`}
                onClick={() => void remove(preset)}
              >
                <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        aria-label="Save as a preset"
        onSubmit={(event) => void keep(event)}
        className="field-row gap-2"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Save as a preset"
            placeholder="Such as For the board"
            value={name}
            error={error}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        </div>
        <Button type="submit" intent="secondary" busy={busy} busyLabel="Saving">
          Save preset
        </Button>
      </form>
    </section>
  );
});
