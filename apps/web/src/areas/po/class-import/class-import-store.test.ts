import type { ImportResult } from "@toran/contract/schemas/student-import";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { ClassImportStore, handOver } from "./class-import-store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a class list that was left while it came is not asked for again and again", async () => {
  const taking = { id: "one", state: "COMMITTING", counts: {} } as ImportResult;
  const read = answering(ok(taking));
  const rows = answering(ok({ items: [], next: null }));
  const store = new ClassImportStore(fakeCalls({ po: { imports: { read, rows } } }), "one");
  const opening = store.open();
  store.close();
  await opening;
  await vi.advanceTimersByTimeAsync(5000);
  expect(read.asked).toHaveLength(1);

  await store.open();
  await vi.advanceTimersByTimeAsync(1500);
  expect(read.asked).toHaveLength(3);
  store.close();
});

test("a column is given another thing with what each was shown to hold", async () => {
  const columns = [{ holds: "email" }, { holds: "first_name" }];
  const shown = { id: "one", state: "PREVIEW", counts: {}, columns } as ImportResult;
  const read = answering(ok(shown));
  const change = answering(ok(shown));
  const rows = answering(ok({ items: [], next: null }));
  const store = new ClassImportStore(fakeCalls({ po: { imports: { read, rows, change } } }), "one");
  await store.open();
  await store.hold(1, "email");
  expect(change.asked).toEqual([
    { params: { id: "one" }, body: { mapping: [null, "email"], seen: ["email", "first_name"] } },
  ]);
  store.close();
});

const standing = (state: string) =>
  ok({ id: "one", state, counts: {}, columns: [] } as unknown as ImportResult);

test("that somebody else is at it already is said until that is done", async () => {
  const states = ["DONE", "UNDOING", "UNDOING", "UNDONE"];
  const read = async () => standing(states.shift() ?? "UNDONE");
  const undo = answering(refusal({ message: "This import is being undone already." }, 409));
  const rows = answering(ok({ items: [], next: null }));
  const store = new ClassImportStore(fakeCalls({ po: { imports: { read, rows, undo } } }), "one");
  await store.open();
  await store.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.problem).toBe("This import is being undone already.");
  await vi.advanceTimersByTimeAsync(1000);
  expect([store.found.value?.state, store.problem]).toEqual(["UNDONE", undefined]);
  store.close();
});

test("what a sheet was read as is shown at once, and asked for when it is looked at again", async () => {
  const shown = {
    id: "read",
    state: "PREVIEW",
    counts: {},
    columns: [],
  } as unknown as ImportResult;
  const read = answering(ok({ ...shown, state: "DONE" as const }));
  const rows = answering(ok({ items: [], next: null }));
  const calls = fakeCalls({ po: { imports: { read, rows } } });
  handOver(shown);
  const store = new ClassImportStore(calls, "read");
  expect(store.found.value?.state).toBe("PREVIEW");
  await store.open();
  store.close();
  expect([read.asked.length, rows.asked.length]).toEqual([0, 1]);

  const again = new ClassImportStore(calls, "read");
  await again.open();
  again.close();
  expect(again.found.value?.state).toBe("DONE");
});
