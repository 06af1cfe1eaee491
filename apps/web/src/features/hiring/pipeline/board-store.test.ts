import type { Board, Candidate } from "@toran/contract/schemas/application";
import { expect, test } from "vitest";
import { answering, type FakeCalls, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { candidate } from "../testing/candidate";
import { BoardStore } from "./board-store";

const [asha, ravi, meera] = ["Asha Rao", "Ravi Iyer", "Meera Nair"].map(candidate) as [
  Candidate,
  Candidate,
  Candidate,
];
const stage = (id: "APPLIED" | "SHORTLISTED", count: number) => ({
  id,
  kind: id,
  title: id,
  count,
  reached: count,
});
const board = (items: Candidate[], next: string | null = null): Board => ({
  stages: [stage("APPLIED", 3), stage("SHORTLISTED", 0)],
  first: [{ stage: "APPLIED", items, next }],
  colleges: [],
  undoable: [],
  at: "2026-11-20T10:00:00.000Z",
});
type Applications = NonNullable<NonNullable<FakeCalls["hr"]>["applications"]>;
const storeOf = (applications: Applications) =>
  new BoardStore(fakeCalls({ hr: { applications } }), "hr", "job");
const shown = (store: BoardStore, at = "APPLIED") => store.items.get(at)?.map(({ id }) => id);
const page = (items: Candidate[], next: string | null) => ok({ items, next });
const copy = <T>(value: T) => structuredClone(value);

test("a board that comes again the same leaves what is drawn, with those who were asked for beyond the first", async () => {
  const store = storeOf({
    board: async () => ok(copy(board([asha, ravi], "after-ravi"))),
    list: answering(ok({ items: [meera], next: null })),
  });
  await store.load();
  await store.more("APPLIED");
  const before = { board: store.board, items: store.items };
  await store.load();
  expect({ board: store.board, items: store.items }).toEqual(before);
  expect(store.board).toBe(before.board);
  expect(store.items).toBe(before.items);
  expect(shown(store)).toEqual(["Asha Rao", "Ravi Iyer", "Meera Nair"]);
});

test("a board that others changed takes nobody away who was asked for beyond the first", async () => {
  const [zoya, kiran] = [candidate("Zoya Khan"), candidate("Kiran Das")];
  const list = answering(
    page([meera, kiran], "after-kiran"),
    page([ravi, meera], "after-meera"),
    page([kiran], null),
  );
  const store = storeOf({
    board: answering(ok(board([asha, ravi], "after-ravi")), ok(board([zoya, asha], "after-asha"))),
    list,
  });
  await store.load();
  await store.more("APPLIED");
  await store.load();
  expect(shown(store)).toEqual([zoya, asha, ravi, meera].map(({ id }) => id));
  expect(list.asked.at(-1)).toMatchObject({ query: { next: "after-asha", limit: 2 } });
  await store.more("APPLIED");
  expect(shown(store)?.at(-1)).toBe(kiran.id);
});

test("a board that comes with somebody changed keeps the others, and stages without a change, as they are", async () => {
  const later = { ...ravi, version: 2 };
  const [before, after] = [board([asha, ravi]), copy(board([asha, later]))];
  for (const each of [before, after])
    each.first.push({ stage: "SHORTLISTED", items: [copy(meera)], next: null });
  const store = storeOf({ board: answering(ok(before), ok(after)) });
  await store.load();
  const untouched = store.items.get("SHORTLISTED");
  await store.load();
  expect(store.items.get("SHORTLISTED")).toBe(untouched);
  expect(store.items.get("APPLIED")?.[0]).toBe(asha);
  expect(store.items.get("APPLIED")?.[1]).toEqual(later);
});

test("somebody who is carried and stays where they were stands there again, although the same board comes", async () => {
  const store = storeOf({ board: async () => ok(copy(board([asha, ravi]))) });
  await store.load();
  const answered = store.carry(meera, "SHORTLISTED");
  expect(shown(store, "SHORTLISTED")).toEqual(["Meera Nair"]);
  answered();
  await store.load();
  expect(shown(store, "SHORTLISTED")).toBeUndefined();
});

test("more of a stage come once, however often they are asked for", async () => {
  const store = storeOf({
    board: async () => ok(board([asha, ravi], "after-ravi")),
    list: async () => ok({ items: [meera], next: null }),
  });
  await store.load();
  await Promise.all([store.more("APPLIED"), store.load(), store.more("APPLIED")]);
  expect(shown(store)).toEqual(["Asha Rao", "Ravi Iyer", "Meera Nair"]);
});

test("somebody whom others have moved stands once, where they came last, and once beside a move of one's own", async () => {
  const both = board([asha, ravi], "after-ravi");
  both.first.push({ stage: "SHORTLISTED", items: [meera], next: null });
  const store = storeOf({
    board: async () => ok(both),
    list: answering(page([meera, asha], null)),
  });
  await store.load();
  store.carry(asha, "APPLIED");
  await store.more("APPLIED");
  expect([shown(store), shown(store, "SHORTLISTED")]).toEqual([
    [ravi, meera, asha].map(({ id }) => id),
    [],
  ]);
});

test("at the press a board is asked for ahead, unless one was seen", async () => {
  const asked = answering(ok(board([asha])));
  const store = storeOf({ board: asked });
  store.ahead({});
  await store.show({});
  store.ahead({});
  expect(asked.asked).toHaveLength(1);
});

test("a board that did not come ahead says nothing of it, and is asked for again at the press", async () => {
  const asked = answering<ReturnType<typeof ok<Board>> | ReturnType<typeof refusal>>(
    refusal({ message: "It did not come." }, 503),
    ok(board([asha])),
  );
  const store = storeOf({ board: asked });
  store.ahead({});
  await store.show({});
  store.ahead({});
  expect(store.failure).toBeUndefined();
  await store.show({});
  expect([shown(store), asked.asked.length]).toEqual([[asha.id], 2]);
});

test("where the answer to another filter fails, nobody of the one before stands under it", async () => {
  const calls = answering<ReturnType<typeof ok<Board>> | ReturnType<typeof refusal>>(
    ok(board([asha])),
    refusal({ message: "It did not come." }, 503),
    refusal({ message: "It did not come." }, 503),
  );
  const store = storeOf({ board: calls });
  await store.load();
  await store.load();
  expect(shown(store)).toEqual([asha.id]);
  await store.show({ collegeId: "another" });
  expect([store.board, store.failure?.message]).toEqual([undefined, "It did not come."]);
});
