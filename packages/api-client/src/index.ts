export { inBatches } from "./batches";
export { type Call, type Client, createClient, type Result } from "./client";
export { ApiFailure, type FailureKind, isFailure, settle } from "./failure";
export type { CallOptions } from "./exchange";
export { createHttp, type Http, type HttpOptions } from "./http";
export { messageOfStatus, messages } from "./messages";
export type { FeedbackPort, KeyStorage, LocksPort, Log, SessionPort, ToastTone } from "./ports";
export { isOlder, personOf } from "./token";
export { type TokenStore, tokenStore } from "./token-store";
