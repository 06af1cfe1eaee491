import { isFailure } from "@toran/api-client/failure";
import type { Video } from "@toran/contract/schemas/video";

/** The video that another tab has saved meanwhile, where a call was refused for it. */
export function otherIn(reply: object) {
  const current = isFailure(reply) && reply.body.current;
  return isObject(current) && "file" in current ? (current as Video) : undefined;
}
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
