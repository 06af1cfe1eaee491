import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import * as sheet from "../../schemas/list-sheet";

/** Columns of a list that somebody keeps under a name, to take the same sheet out again. */
export const exportPresetEndpoints = <R extends "po" | "hr">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /export-presets",
      summary: "One's own presets of a list.",
      query: sheet.exportPresetQuery,
      response: z.array(sheet.exportPreset),
    },
    create: {
      route: "POST /export-presets",
      summary: "Keeps a preset, or what is chosen now under a name that there is.",
      own: true,
      unpaid: true,
      body: sheet.exportPresetInput,
      response: sheet.exportPreset,
    },
    remove: {
      route: "DELETE /export-presets/{id}",
      summary: "Takes a preset away.",
      own: true,
      unpaid: true,
    },
  });
