export { type BulkAction, BulkBar } from "../data-table/bulk-bar";
export { PipelineBoard, type PipelineBoardProps } from "./pipeline-board";
export type { BoardStage } from "./stage";
