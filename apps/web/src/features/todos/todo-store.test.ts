import type { ApiFailure } from "@toran/api-client/failure";
import { expect, test } from "vitest";
import { answering, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { todoOf } from "./testing/todo";
import { type Todo, TodoStore } from "./todo-store";

const todo = (id: string) => todoOf(`To-do ${id}`, { id, order: Number(id) });

test("what another tab has taken away goes here too, once it is ticked or taken away", async () => {
  const gone = refusal({ message: "The to-do was not found." }, 404);
  const calls = fakeCalls({
    hr: {
      todos: {
        list: answering(ok([todo("1"), todo("2"), todo("3")])),
        update: answering(gone),
        remove: answering(gone),
      },
    },
  });
  const store = new TodoStore(async () => (await calls.hr()).todos);
  await store.list.load();
  await store.tick(store.open[0]!);
  expect(store.list.value?.map(({ id }) => id)).toEqual(["2", "3"]);
  expect(await store.remove(store.open[1]!)).toBe(true);
  expect(store.list.value?.map(({ id }) => id)).toEqual(["2"]);
});

test("one that is added before the others have come does not stand alone", async () => {
  const calls = fakeCalls({
    hr: {
      todos: {
        list: answering<ApiFailure | ReturnType<typeof ok<Todo[]>>>(
          refusal({ message: "The server is resting." }, 503),
          ok([todo("1"), todo("2"), todo("3")]),
        ),
        create: answering(ok(todo("3"))),
      },
    },
  });
  const store = new TodoStore(async () => (await calls.hr()).todos);
  await store.list.load();
  await store.add("To-do 3", undefined);
  expect(store.open.map(({ id }) => id)).toEqual(["1", "2", "3"]);
});

test("a tick and a move send nothing that another tab may have changed, and bring what it has", async () => {
  const [first, second] = [todo("1"), todo("2")];
  const renamed = { ...first, title: "To-do 1 on Friday" };
  const update = answering(
    ok({ ...renamed, status: "DONE" as const }),
    ok({ ...second, order: 0 }),
  );
  const calls = fakeCalls({ hr: { todos: { list: answering(ok([first, second])), update } } });
  const store = new TodoStore(async () => (await calls.hr()).todos);
  await store.list.load();
  await store.move(second, 0);
  await store.tick(first);
  expect(update.asked).toEqual([
    { params: { id: second.id }, body: { order: 0 } },
    { params: { id: first.id }, body: { status: "DONE" } },
  ]);
});

test("what is put back is the same again, and for nobody who has left meanwhile", async () => {
  const left = { ...todo("1"), assigneeId: "asha", assignee: null };
  const create = answering(ok(left));
  const calls = fakeCalls({ hr: { todos: { list: answering(ok([left])), create } } });
  const store = new TodoStore(async () => (await calls.hr()).todos);
  await store.putBack(left);
  expect(create.asked).toMatchObject([{ body: { putBack: left.id, title: left.title } }]);
  expect(create.asked[0]).not.toHaveProperty("body.assigneeId");
});
