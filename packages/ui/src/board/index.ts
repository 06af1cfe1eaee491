export { PipelineBoard, type PipelineBoardProps } from "./pipeline-board";
export type { BoardStage } from "./stage";
