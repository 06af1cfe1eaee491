import { z } from "zod/mini";
import { choice, id, text } from "./fields";
import { columnsOf, sheetFormat, sheetFormats, sheetLists } from "./list-sheet";

/** Columns and a format that somebody keeps under a name, to take the same sheet out again. */
export const exportPresetInput = z
  .object({
    list: choice(sheetLists),
    name: text("Name the preset.", 60),
    format: sheetFormat,
    columns: z
      .array(z.string(), { error: "Choose the columns." })
      .check(z.minLength(1, "Choose at least one column."), z.maxLength(50)),
  })
  .check(
    z.refine(
      ({ list, columns }) =>
        columns.every((column) => (columnsOf(list) as readonly string[]).includes(column)),
      { error: "Choose from the columns of this list.", path: ["columns"] },
    ),
  );
export const exportPreset = z.object({
  id,
  list: z.enum(sheetLists),
  name: z.string(),
  format: z.enum(sheetFormats),
  columns: z.array(z.string()),
});
export type ExportPreset = z.output<typeof exportPreset>;
export const exportPresetQuery = z.object({ list: choice(sheetLists) });
