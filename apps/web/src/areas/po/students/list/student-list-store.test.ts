import { expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { StudentListStore, type StudentQuery } from "./student-list-store";

/** A list whose answers come when they are let. */
function held() {
  const asked: { query: StudentQuery; answer: (total: number) => Promise<void> }[] = [];
  const list = new StudentListStore<string>(
    (query) =>
      new Promise((settle) => {
        const answer = async (total: number) => {
          const next = total > 2 ? "2" : null;
          settle(
            ok(
              query.count ? { items: [], next: null, total } : { items: ["Meera", "Ananya"], next },
            ),
          );
          // The store takes the answer a few turns later.
          await new Promise((soon) => setTimeout(soon));
        };
        asked.push({ query, answer });
      }),
  );
  return { list, asked };
}

test("who matches is counted once the rows are there, and the number of another view is not told", async () => {
  const { list, asked } = held();
  void list.show({});
  expect(asked.map(({ query }) => query)).toEqual([{}]);
  await asked[0]!.answer(40);
  expect(list).toMatchObject({ state: "ready", total: undefined, counting: true });
  expect(asked[1]?.query).toEqual({ count: true });
  await asked[1]!.answer(40);
  expect(list).toMatchObject({ total: 40, counting: false });

  void list.show({ minCgpa: 8 });
  expect(list.total).toBeUndefined();
  await asked[2]!.answer(30);
  expect(list.total).toBeUndefined();
  await asked[3]!.answer(30);
  expect(list.total).toBe(30);
});

test("in another order the same number matches; where all rows are there they are counted themselves", async () => {
  const { list, asked } = held();
  void list.show({});
  await asked[0]!.answer(40);
  await asked[1]!.answer(40);
  void list.show({ sort: "-cgpa" });
  expect(list.total).toBe(40);
  await asked[2]!.answer(40);
  expect(list.total).toBe(40);

  void list.show({ search: "meera" });
  await asked[4]!.answer(2);
  expect(list.total).toBe(2);
  expect(asked).toHaveLength(5);
});

test("while another view is on its way, there is no more of the one before", async () => {
  const { list, asked } = held();
  void list.show({});
  await asked[0]!.answer(40);
  void list.show({ minCgpa: 8 });
  void list.loadMore();
  expect(asked.map(({ query }) => query)).toEqual([{}, { count: true }, { minCgpa: 8 }]);
});
