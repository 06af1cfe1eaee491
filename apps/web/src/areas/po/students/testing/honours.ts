import type { Collection } from "@toran/contract/schemas/student-collection";

/** A list of bookmarks with one student in it. */
export const honours: Collection = {
  id: "00000000-0000-4000-9000-000000000001",
  name: "Honours",
  description: null,
  colour: null,
  owner: "Meera Krishnan",
  own: true,
  shared: true,
  students: 1,
  query: null,
  version: 3,
  updatedAt: "2026-11-13T10:00:00Z",
};
