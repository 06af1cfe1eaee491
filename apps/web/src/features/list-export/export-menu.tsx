import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { ExportPreset } from "@toran/contract/schemas/export-preset";
import type { SheetColumn, SheetList } from "@toran/contract/schemas/list-sheet";
import { Button, Menu, type MenuEntry } from "@toran/ui";
import { Columns3, Download } from "lucide-react";
import { Observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { datedName, saveAs } from "@/lib/save-as";
import { latePart } from "@/stores/late-part";
import { useStores } from "@/stores/use-stores";
import { type ExportArea, presetsOf, type SheetAsked } from "./preset-calls";

const ExportDialog = latePart(() => import("./export-dialog").then((m) => m.ExportDialog));

interface ExportMenuProps<L extends SheetList> {
  area: ExportArea;
  list: L;
  /** What the rows are, in the words of the page: "jobs". The file is called so. */
  name: string;
  /** Asks for the sheet, filtered as the list is; with a signal where somebody may give it up. */
  take: (asked: SheetAsked<L>, given?: { signal: AbortSignal }) => Promise<Blob | ApiFailure>;
  /** The columns that the table shows, where the reader chooses them. */
  shown?: () => SheetColumn<L>[];
  className?: string;
}

/** Takes a list out as a file: at once, with the columns of a preset, or with those that are ticked. */
export function ExportMenu<L extends SheetList>(props: ExportMenuProps<L>) {
  const { area, list, name, take, shown, className } = props;
  const { calls, feedback } = useStores();
  const [presets] = useState(() => presetsOf(calls, area, list));
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  async function save(asked: SheetAsked<L>, signal?: AbortSignal) {
    setBusy(true);
    signal?.addEventListener("abort", () => setBusy(false));
    const file = await take(asked, signal && { signal });
    if (signal?.aborted) return false;
    setBusy(false);
    if (isFailure(file)) feedback.toast("error", file.reason);
    else saveAs(datedName(name.replaceAll(" ", "-"), asked.format), file);
    return !isFailure(file);
  }
  const ofPreset = ({ format, columns }: ExportPreset) =>
    save({ format, columns: columns as SheetColumn<L>[] });
  const all = shown ? ", all columns" : "";
  const entries = (): MenuEntry[] => [
    ...(shown
      ? ([
          { heading: "With the columns shown" },
          { label: "CSV", onSelect: () => void save({ format: "csv", columns: shown() }) },
          {
            label: "Excel (XLSX)",
            onSelect: () => void save({ format: "xlsx", columns: shown() }),
          },
        ] as const)
      : []),
    { heading: "With all columns" },
    { label: `CSV${all}`, onSelect: () => void save({ format: "csv" }) },
    { label: `Excel (XLSX)${all}`, onSelect: () => void save({ format: "xlsx" }) },
    ...(presets.value?.length
      ? [
          { heading: "Your presets" },
          ...presets.value.map((preset) => ({
            label: preset.name,
            detail: preset.format === "csv" ? "CSV" : "Excel",
            onSelect: () => void ofPreset(preset),
          })),
        ]
      : []),
    "rule",
    {
      label: "Choose columns",
      icon: <Columns3 aria-hidden="true" size={16} strokeWidth={1.75} />,
      onSelect: () => setChoosing(true),
    },
  ];
  return (
    <>
      <Observer>
        {() => (
          <Menu
            align="end"
            onOpenChange={(open) => open && void presets.load()}
            trigger={
              <Button intent="secondary" busy={busy} busyLabel="Exporting" className={className}>
                <Download aria-hidden="true" size={16} strokeWidth={1.75} />
                Export
              </Button>
            }
            entries={entries()}
          />
        )}
      </Observer>
      {choosing && (
        <Suspense>
          <ExportDialog
            area={area}
            list={list}
            name={name}
            presets={presets}
            busy={busy}
            take={save}
            onClose={() => setChoosing(false)}
            onMissing={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
