import type { ExportPreset } from "@toran/contract/schemas/export-preset";
import type { SheetColumn, SheetFormat, SheetList } from "@toran/contract/schemas/list-sheet";
import { Loadable } from "@/lib/loadable";
import type { Calls } from "@/stores/calls";

export type ExportArea = "po" | "hr";
/** What a sheet is asked for with, beside the filters of its list; all columns where none are named. */
export interface SheetAsked<L extends SheetList = SheetList> {
  format: SheetFormat;
  columns?: SheetColumn<L>[];
}

/** The presets that somebody keeps for a list. */
export const presetsOf = (calls: Calls, area: ExportArea, list: SheetList) =>
  new Loadable<ExportPreset[]>(async () => {
    const { exportPresets } = await calls[area]();
    return exportPresets.list({ query: { list } });
  });
