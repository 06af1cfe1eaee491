import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import * as preset from "../../schemas/export-preset";

/** Columns of a list that somebody keeps under a name, to take the same sheet out again. */
export const exportPresetEndpoints = <R extends "po" | "hr">(root: R) =>
  endpoints(root, {
    list: {
      route: "GET /export-presets",
      summary: "One's own presets of a list.",
      query: preset.exportPresetQuery,
      response: z.array(preset.exportPreset),
    },
    create: {
      route: "POST /export-presets",
      summary: "Keeps a preset, or what is chosen now under a name that there is.",
      own: true,
      unpaid: true,
      body: preset.exportPresetInput,
      response: preset.exportPreset,
    },
    remove: {
      route: "DELETE /export-presets/{id}",
      summary: "Takes a preset away.",
      own: true,
      unpaid: true,
    },
  });
