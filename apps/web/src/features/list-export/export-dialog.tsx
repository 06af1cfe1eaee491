import type { ExportPreset } from "@toran/contract/schemas/export-preset";
import {
  columnsOf,
  sheetColumns,
  type SheetFormat,
  type SheetList,
} from "@toran/contract/schemas/list-sheet";
import { Alert, Button, Checkbox, Dialog, RadioGroup } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import type { Loadable } from "@/lib/loadable";
import type { ExportArea, SheetAsked } from "./preset-calls";
import { Presets } from "./presets";

interface ExportDialogProps {
  area: ExportArea;
  list: SheetList;
  name: string;
  presets: Loadable<ExportPreset[]>;
  busy: boolean;
  /** Whether the file came; nothing is told or saved any more once the signal says stop. */
  take: (asked: SheetAsked, signal: AbortSignal) => Promise<boolean>;
  onClose: () => void;
}

const formats = [
  { value: "csv", label: "CSV" },
  { value: "xlsx", label: "Excel (XLSX), with a page that says what it holds" },
];

/** What of a list goes into the file, to be kept for another time. */
export const ExportDialog = observer(function ExportDialog(props: ExportDialogProps) {
  const { area, list, name, presets, busy, take, onClose } = props;
  const formId = useId();
  const all = columnsOf(list);
  const headings: Record<string, string> = sheetColumns[list];
  const [columns, setColumns] = useState<readonly string[]>(all);
  const [format, setFormat] = useState<SheetFormat>("csv");
  const [missing, setMissing] = useState(false);
  const [running] = useState(() => new AbortController());
  useEffect(() => void presets.load(), [presets]);
  const choose = (ids: readonly string[]) => {
    setMissing(false);
    // In the order of the sheet, whatever was ticked first.
    setColumns(all.filter((id) => ids.includes(id)));
  };
  async function submit() {
    if (busy) return;
    if (!columns.length) return setMissing(true);
    const asked = { format, columns: [...columns] } as SheetAsked;
    if (await take(asked, running.signal)) onClose();
  }
  const leave = () => {
    running.abort();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={`Export ${name}`}
      description="Everything that matches your filters goes into the file, with the columns you tick."
      footer={
        <>
          <Button intent="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Exporting">
            Export
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label={`Export ${name}`}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium">Columns</legend>
          {missing && <Alert tone="bad" title="Choose at least one column." />}
          <div className="grid grid-cols-2 gap-x-4 gap-y-2.5">
            {all.map((id) => (
              <Checkbox
                key={id}
                label={headings[id]}
                checked={columns.includes(id)}
                onChange={({ target }) =>
                  choose(target.checked ? [...columns, id] : columns.filter((each) => each !== id))
                }
              />
            ))}
          </div>
          <div className="flex gap-2">
            <Button intent="quiet" onClick={() => choose(all)}>
              Tick all
            </Button>
            <Button intent="quiet" onClick={() => choose([])}>
              Tick none
            </Button>
          </div>
        </fieldset>
        <RadioGroup
          label="Format"
          options={formats}
          value={format}
          onValueChange={(value) => setFormat(value as SheetFormat)}
        />
      </form>
      <Presets
        area={area}
        list={list}
        presets={presets}
        chosen={{ format, columns }}
        onNothing={() => setMissing(true)}
        onPreset={(preset) => {
          choose(preset.columns);
          setFormat(preset.format);
        }}
      />
    </Dialog>
  );
});
