import type { BulkResults } from "@toran/contract/schemas/officer-student";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import type { StudentsCall } from "../list/student-list-store";
import { sendFor } from "./chosen";

const ids = Array.from({ length: 230 }, (_, at) => `student-${at}`);
const results = (parts: string[], undoId: string): { data: BulkResults } =>
  ok({ results: parts.map((id) => ({ id, ok: id !== "student-7", message: "Not now." })), undoId });
const nobody: StudentsCall = async () => ok({ items: [], next: null });

test("students who are named go a hundred to a call, and what became of them is one answer", async () => {
  const sent: number[] = [];
  const named = { selection: { all: false, ids: new Set(ids) }, query: {}, count: 230 };
  const outcome = await sendFor(named, nobody, async (part) => {
    if (part.mode !== "SELECTED") throw new Error("They were named.");
    sent.push(part.studentId.length);
    return results(part.studentId, `undo-${sent.length}`);
  });
  expect(sent).toEqual([100, 100, 30]);
  expect(outcome.done).toHaveLength(229);
  expect(outcome.refused).toEqual([{ id: "student-7", message: "Not now." }]);
  expect(outcome.undoIds).toEqual(["undo-1", "undo-2", "undo-3"]);
});

test("what was done before a part failed is kept and can be taken back", async () => {
  let times = 0;
  const named = { selection: { all: false, ids: new Set(ids) }, query: {}, count: 230 };
  const outcome = await sendFor(named, nobody, async (part) =>
    times++
      ? refusal({ message: "Too busy." }, 503)
      : results(part.mode === "SELECTED" ? part.studentId : [], "undo"),
  );
  expect(times).toBe(2);
  expect(outcome.done).toHaveLength(99);
  expect(outcome.failure?.message).toBe("Too busy.");
  expect(outcome.undoIds).toEqual(["undo"]);
});

test("a part in which nobody can be changed holds none of the others up", async () => {
  let times = 0;
  const named = { selection: { all: false, ids: new Set(ids) }, query: {}, count: 230 };
  const outcome = await sendFor(named, nobody, async (part) =>
    times++
      ? results(part.mode === "SELECTED" ? part.studentId : [], "undo")
      : refusal({ message: "All of them are suspended already." }, 409),
  );
  expect(outcome.done).toHaveLength(130);
  expect(outcome.refused).toHaveLength(100);
  expect(outcome.failure).toBeUndefined();
});

test("everyone who matches is meant by the filter; everyone but a few by name, the list walked to its end", async () => {
  const sent: unknown[] = [];
  const send = async (part: object) => {
    sent.push(part);
    return results([], "undo");
  };
  const query = { minCgpa: 8, sort: "cgpa", limit: 50 } as const;
  await sendFor({ selection: { all: true, ids: new Set() }, query, count: 3 }, nobody, send);
  expect(sent).toEqual([{ mode: "FILTERED", minCgpa: 8 }]);

  const windows = [["student-1", "student-2"], ["student-3"]];
  const list = (async ({ next }: { next?: string }) => {
    const at = Number(next ?? 0);
    return ok({ items: windows[at]!.map((id) => ({ id })), next: at ? null : "1" });
  }) as unknown as StudentsCall;
  await sendFor(
    { selection: { all: true, ids: new Set(["student-2"]) }, query, count: 2 },
    list,
    send,
  );
  expect(sent[1]).toEqual({ mode: "SELECTED", studentId: ["student-1", "student-3"] });
});
