import { useRef } from "react";

/** Does something with one of several, and nothing at a second press while that is under way. */
export function useOnceEach<Thing extends { id: string }>(
  work: (thing: Thing) => Promise<unknown>,
) {
  const underWay = useRef(new Set<string>());
  return async (thing: Thing) => {
    const { current } = underWay;
    if (current.has(thing.id)) return;
    current.add(thing.id);
    await work(thing).finally(() => current.delete(thing.id));
  };
}
