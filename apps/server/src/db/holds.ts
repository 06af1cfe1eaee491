import { isDeepStrictEqual } from "node:util";

const written = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Whether a row holds these values by now, each as it is stored. */
export function holds(row: object, values: object) {
  const names = new Set(Object.keys(values));
  const kept = Object.entries(row).filter(([name]) => names.has(name));
  return isDeepStrictEqual(written(Object.fromEntries(kept)), written(values));
}
