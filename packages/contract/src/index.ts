export * from "./endpoint";
export * from "./errors";
export * from "./events";
export * from "./file-rules";
export * from "./limits";
export * from "./notices";
export * from "./roles";
export * from "./roots";
export { api, type Api } from "./api";
