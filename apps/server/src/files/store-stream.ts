import { randomBytes } from "node:crypto";
import type { Deps } from "../deps";
import { Failure } from "../http/failures";

/** 128 random bits: what nobody guesses. */
export const newKey = () => randomBytes(16).toString("hex");

/** Says at a field that the disk is full. */
export const noRoom = (field: string) =>
  new Failure(507, {
    message: "The server has run out of space, so the file could not be kept. Please try later.",
    errors: {
      [field]: "The server has run out of space, so the file could not be kept. Please try later.",
    },
  });

export const diskIsFull = (cause: unknown) =>
  cause instanceof Error && "code" in cause && (cause.code === "ENOSPC" || cause.code === "EDQUOT");

/** Stores bytes as they come, and says it at the field when there is no room for them. */
export const storeStream = (
  { store }: Pick<Deps, "store">,
  key: string,
  bytes: AsyncIterable<Buffer>,
  type: string,
  field: string,
) =>
  store.putStream(key, bytes, type).catch((cause: unknown) => {
    throw diskIsFull(cause) ? noRoom(field) : cause;
  });
