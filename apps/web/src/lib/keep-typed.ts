import { type Draft, withoutFiles } from "./draft";

const written = (value: unknown) => JSON.stringify(value, withoutFiles);

/**
 * Keeps of a form what was typed and no more, so that what others save meanwhile is not written over by it; beside
 * that, the fields that say what it was typed over. Tells whether there is anything.
 */
export function keepTyped(
  draft: Draft,
  typed: object,
  begun: object,
  always: readonly string[] = [],
) {
  const now = new Map<string, unknown>(Object.entries(typed));
  const before = new Map<string, unknown>(Object.entries(begun));
  const changed = [...now.keys()].filter(
    (field) => written(now.get(field)) !== written(before.get(field)),
  );
  if (changed.length)
    draft.write(
      Object.fromEntries([...changed, ...always].map((field) => [field, now.get(field)])),
    );
  else draft.clear();
  return changed.length > 0;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
/** Rows that are the same ones in the same order, each by its id. */
const areSameRows = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length &&
  one.every((row, at) => {
    const beside = other[at];
    return (
      isRecord(row) && isRecord(beside) && row["id"] !== undefined && row["id"] === beside["id"]
    );
  });

/** What was typed, over what others have made by now of what it began with: what was not touched is theirs. */
export function typedOver(begun: unknown, typed: unknown, now: unknown): unknown {
  // A field that began without a value is empty once it is drawn.
  if (written(typed ?? "") === written(begun ?? "")) return now;
  if (isRecord(begun) && isRecord(typed) && isRecord(now)) {
    const fields = new Set([...Object.keys(typed), ...Object.keys(now)]);
    return Object.fromEntries(
      [...fields].map((field) => [field, typedOver(begun[field], typed[field], now[field])]),
    );
  }
  if (
    Array.isArray(begun) &&
    Array.isArray(typed) &&
    Array.isArray(now) &&
    areSameRows(begun, typed) &&
    areSameRows(begun, now)
  )
    return typed.map((row, at) => typedOver(begun[at], row, now[at]));
  return typed;
}
