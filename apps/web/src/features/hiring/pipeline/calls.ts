import type { Calls } from "@/stores/calls";

/** Whose people look at a pipeline. */
export type PipelineArea = "hr" | "po";

/** The calls that a company and a college make alike. */
export const pipelineCalls = async (calls: Calls, area: PipelineArea) =>
  area === "hr" ? (await calls.hr()).applications : (await calls.po()).applications;
