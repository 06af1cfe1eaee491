import { go } from "./go";

interface Named {
  id: string;
}

/** What a table is told whose rows have a page of their own: a press goes there, the name links there. */
export const rowPages = (pathOf: (id: string) => string) => ({
  hrefOf: ({ id }: Named) => pathOf(id),
  onOpen: ({ id }: Named) => go(pathOf(id)),
});
