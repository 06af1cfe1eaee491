import { type ApiFailure, isFailure } from "@toran/api-client";

/** The reply of a call that must go well. */
export function ok<T>(result: T | ApiFailure): T {
  if (isFailure(result))
    throw new Error(`refused with ${result.status}: ${JSON.stringify(result.body)}`);
  return result;
}

/** The failure of a call that must be refused. */
export function refusal<T>(result: T | ApiFailure): ApiFailure {
  if (!isFailure(result)) throw new Error(`went well: ${JSON.stringify(result)}`);
  return result;
}
