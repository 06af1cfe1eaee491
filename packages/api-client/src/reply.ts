import type { FailureBody } from "@toran/contract/errors";
import type { Placed } from "@toran/contract/endpoint";
import { ApiFailure, type FailureKind } from "./failure";

/** What came back, before anybody has judged it. */
export interface Answer {
  status: number;
  type: string;
  data: unknown;
}

type Body = Record<string, unknown>;
type Bytes = ArrayBuffer | Uint8Array;

const isBytes = (data: unknown): data is Bytes =>
  data instanceof ArrayBuffer || data instanceof Uint8Array;

const isBody = (data: unknown): data is Body =>
  typeof data === "object" && data !== null && !Array.isArray(data) && !isBytes(data);

const isGood = ({ status }: Answer) => status >= 200 && status < 300;

/** The body of an answer; of a file that could not be had, the JSON or the text that came instead. */
function bodyOf({ data }: Answer): Body {
  if (isBody(data)) return data;
  if (!isBytes(data)) return {};
  const text = new TextDecoder().decode(data);
  try {
    const read: unknown = JSON.parse(text);
    return isBody(read) ? read : {};
  } catch {
    // A page of a proxy is markup, not a message.
    return text.trimStart().startsWith("<") ? {} : { message: text.trim() };
  }
}

/** The reply of a call that went well; a refusal is thrown. */
export function readReply(row: Placed, answer: Answer): unknown {
  const { type, data } = answer;
  const good = isGood(answer);
  if (good && row.reply === "blob") return new Blob([data as ArrayBuffer], { type });
  if (good && isEmpty(data) && !row.response) return { success: true, data: undefined };
  const body = bodyOf(answer);
  if (good && body["success"] === true) return body;
  throw failureOf(answer);
}

/** Whether an answer ends the session. A file that came is not searched for it. */
export const saysLoggedOut = (row: Placed, answer: Answer) =>
  !(row.reply === "blob" && isGood(answer)) && bodyOf(answer)["isLogout"] === true;

export const failureOf = (answer: Answer, kind: FailureKind = "http") =>
  new ApiFailure(answer.status, trusted(bodyOf(answer)), kind);

const isEmpty = (data: unknown) => data === undefined || data === null || data === "";

/** Keeps of a failure body what has the right shape. */
function trusted({
  message,
  errors,
  mode,
  ticket,
  isLogout,
  isFull,
  current,
  requestId,
}: Body): Partial<FailureBody> {
  return {
    success: false,
    ...(typeof message === "string" && message && { message }),
    ...(isBody(errors) && { errors: errors as Record<string, string> }),
    ...(typeof mode === "string" && { mode }),
    ...(typeof ticket === "string" && { ticket }),
    ...(isLogout === true && { isLogout }),
    ...(isFull === true && { isFull }),
    ...(isBody(current) && { current }),
    ...(typeof requestId === "string" && { requestId }),
  };
}
