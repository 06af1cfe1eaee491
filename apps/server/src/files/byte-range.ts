import type { StoredRange } from "./file-store";

/** The part of a file that a range header asks for: none, one, or one that lies outside it. */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): StoredRange | "outside" | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  return start > end || start >= bytes ? "outside" : { start, end };
}
