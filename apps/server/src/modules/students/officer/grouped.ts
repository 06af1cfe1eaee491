/** Things under what they have in common. */
export function groupedBy<Thing, Key>(things: Thing[], keyOf: (thing: Thing) => Key) {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
