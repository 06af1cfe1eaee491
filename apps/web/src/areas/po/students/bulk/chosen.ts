import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { BulkResults } from "@toran/contract/schemas/officer-student";
import type { Selection } from "@toran/ui/data-table";
import { inBatches } from "@toran/api-client/batches";
import type { StudentQuery, StudentsCall } from "../list/student-list-store";

/** Whom a change is for: the ones who are named, or everyone who matches but a few. */
export interface Chosen {
  selection: Selection;
  /** What the list was asked, when everyone who matches is meant. */
  query: StudentQuery;
  count: number;
  /** How many a look ahead has found to be changed, which a filter may not say any more. */
  expected?: number | undefined;
}

/** The id of the student, where just one is named. */
export const onlyOne = ({ selection: { all, ids } }: Pick<Chosen, "selection">) =>
  !all && ids.size === 1 ? [...ids][0] : undefined;

/** Names those who are chosen, so that what was typed for them is found again for them alone. */
export const draftFor = ({ selection: { all, ids }, query }: Omit<Chosen, "count">) => {
  const named = [...ids].toSorted().join();
  return all ? `${JSON.stringify(filterOf(query))}-${named}` : named;
};

/** One student, whatever the list shows. */
export const justOne = (id: string): Chosen => ({
  selection: { all: false, ids: new Set([id]) },
  query: {},
  count: 1,
});

/** What became of a bulk change, put together from the replies to its parts. */
export interface BulkOutcome {
  done: string[];
  refused: { id: string; message: string }[];
  /** Takes everything back; one for each part. */
  undoIds: string[];
  /** Why the rest was not even tried. */
  failure?: ApiFailure;
}

/** Everyone but a few, as a look found them: who has come to match since is not among them. */
export function asLookedAt(chosen: Chosen, looked: BulkOutcome | undefined): Chosen {
  const { all, ids } = chosen.selection;
  if (!looked || looked.failure || !all || !ids.size) return chosen;
  const found = [...looked.done, ...looked.refused.map(({ id }) => id)];
  return { ...chosen, selection: { all: false, ids: new Set(found) } };
}

type Part =
  | { mode: "SELECTED"; studentId: string[] }
  | (ReturnType<typeof filterOf> & { mode: "FILTERED"; expected?: number });
type Send = (part: Part) => Promise<{ data: BulkResults } | ApiFailure>;

/** Sends a change for all who are chosen: by their filter, or by ids, a hundred to a call. */
export async function sendFor(
  chosen: Chosen,
  list: StudentsCall,
  send: Send,
): Promise<BulkOutcome> {
  const { selection, query, expected } = chosen;
  if (selection.all && !selection.ids.size) {
    const many = expected !== undefined && { expected };
    return merged([await send({ ...filterOf(query), mode: "FILTERED", ...many })]);
  }
  const ids = await idsOf(chosen, list);
  if (isFailure(ids)) return merged([ids]);
  return merged(
    await inBatches(ids, limits.bulkIds, async (studentId) =>
      refusedAll(await send({ mode: "SELECTED", studentId }), studentId),
    ),
  );
}

/** A part in which nobody can be changed is refused as a whole; those after it are tried still. */
function refusedAll(reply: { data: BulkResults } | ApiFailure, ids: readonly string[]) {
  if (!isFailure(reply) || reply.status !== 409) return reply;
  return { data: { results: ids.map((id) => ({ id, ok: false, message: reply.message })) } };
}

/** Whom a query is about, without its window and its order. */
export const filterOf = (query: StudentQuery) => ({
  ...query,
  next: undefined,
  limit: undefined,
  count: undefined,
  sort: undefined,
});

/** The ids of all who are chosen; where only those who are left out are named, the list is walked. */
export async function idsOf(
  { selection, query }: Omit<Chosen, "count">,
  list: StudentsCall<{ id: string }>,
): Promise<string[] | ApiFailure> {
  if (!selection.all) return [...selection.ids];
  const { signal } = new AbortController();
  const found: string[] = [];
  let next: string | null | undefined;
  do {
    const window = { ...query, limit: limits.list.maxPageSize, ...(next && { next }) };
    const reply = await settle(list(window, { signal }));
    if (isFailure(reply)) return reply;
    for (const { id } of reply.data.items) if (!selection.ids.has(id)) found.push(id);
    ({ next } = reply.data);
  } while (next);
  return found;
}

/** Puts the replies to the parts of one change together. */
export function merged(replies: ({ data: BulkResults } | ApiFailure)[]): BulkOutcome {
  const outcome: BulkOutcome = { done: [], refused: [], undoIds: [] };
  for (const reply of replies) {
    if (isFailure(reply)) {
      outcome.failure = reply;
      continue;
    }
    const { results, undoId } = reply.data;
    if (undoId) outcome.undoIds.push(undoId);
    for (const { id, ok, message } of results) {
      if (ok) outcome.done.push(id);
      else outcome.refused.push({ id, message: message ?? "This student cannot be changed." });
    }
  }
  return outcome;
}
