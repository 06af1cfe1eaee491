/** What stands in the way, one thing after the other: conditions of which any one is enough are one thing. */
export function choicesIn<One extends { either?: number | undefined }>(
  unmet: readonly One[],
): One[][] {
  const choices = new Map<unknown, One[]>();
  for (const each of unmet) {
    const key = each.either ?? each;
    choices.set(key, [...(choices.get(key) ?? []), each]);
  }
  return [...choices.values()];
}
