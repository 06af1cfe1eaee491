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
