import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { Failure } from "../../../http/failures";

const digest = (of: string) => createHash("sha256").update(of).digest();

/** Compares in constant time; both are hashed first, so that even their lengths tell nothing. */
export function isSignature(given: string, of: string | Buffer, secret: string) {
  const right = createHmac("sha256", secret).update(of).digest("hex");
  return timingSafeEqual(digest(given), digest(right));
}

export const unreadable = () => new Failure(400, { message: "This event cannot be read." });
