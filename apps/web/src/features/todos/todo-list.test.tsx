// @vitest-environment jsdom
import type { Attention } from "@toran/contract/schemas/task";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late as answerLate } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { nothingWaits, todoOf } from "./testing/todo";
import { TodoList } from "./todo-list";
import type { Todo } from "./todo-store";

const ravi = {
  id: "ravi",
  firstName: "Ravi",
  lastName: "Iyer",
  email: "ravi@nilgiri.example",
  designation: null,
  rank: "MEMBER" as const,
  joined: true,
  since: "2026-01-01T00:00:00.000Z",
  self: false,
};

type TodoCalls = NonNullable<FakeCalls["po"]>["todos"];
const open = (todos: TodoCalls, mode: "DASHBOARD" | "PAYMENTEXPIRY" = "DASHBOARD") =>
  renderScreen(<TodoList area="po" />, {
    area: "po",
    mode,
    calls: {
      po: { todos: { ...nothingWaits, ...todos }, managers: { list: async () => ok([ravi]) } },
    },
  });
const choose = async (user: ReturnType<typeof open>["user"], title: string, entry: string) => {
  await user.click(await screen.findByRole("button", { name: `More for ${title}` }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
};

test("a to-do gets a note, a reminder and a colleague; what is refused is told at its field", async () => {
  const call = todoOf("Call Kestrel");
  const changed = { ...call, priority: "HIGH" as const, assigneeId: "ravi", assignee: "Ravi Iyer" };
  const update = answering<unknown>(
    refusal({ errors: { remindAt: "Remind yourself before it is due." } }),
    ok(changed),
  );
  const { user } = open({ list: async () => ok([call]), update: update as never });
  await choose(user, "Call Kestrel", "Change");
  await user.type(await screen.findByLabelText(/^Note/), "About the hall.");
  await user.type(screen.getByRole("textbox", { name: /^Due/ }), "20/11/2099");
  await user.type(screen.getByRole("textbox", { name: /^Reminder/ }), "21/11/2099");
  await user.selectOptions(screen.getByLabelText("How urgent"), "Urgent");
  await user.selectOptions(screen.getByLabelText("Who does it"), "Ravi Iyer");
  await user.click(screen.getByRole("button", { name: /^Save the to-do/ }));
  expect(await screen.findByText("Remind yourself before it is due.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Save the to-do/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(update.asked.at(-1)).toEqual({
    params: { id: "Call Kestrel" },
    body: {
      title: "Call Kestrel",
      priority: "HIGH",
      note: "About the hall.",
      dueAt: "2099-11-20T18:29:00.000Z",
      remindAt: "2099-11-21T03:30:00.000Z",
      assigneeId: "ravi",
    },
  });
  expect(screen.getByText("Urgent · For Ravi Iyer")).toBeTruthy();
});

test("a to-do that is gone is told so in its form, once and at no field, and leaves the list", async () => {
  const told: unknown[] = [];
  const { user } = open({
    list: async () => ok([todoOf("Call Kestrel"), todoOf("Book the hall")]),
    update: async (_, options) => {
      told.push(options);
      return refusal({ message: "The to-do was not found." }, 404);
    },
  });
  await choose(user, "Call Kestrel", "Change");
  const title = await screen.findByRole("textbox", { name: "What is to be done" });
  await user.type(title, " today");
  await user.click(screen.getByRole("button", { name: /^Save the to-do/ }));
  expect(await screen.findByText("The to-do was not found.")).toBeTruthy();
  expect([title.ariaInvalid, told]).toEqual([null, [{ tellsFailure: true }]]);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("checkbox", { name: "Call Kestrel" })).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Book the hall" })).toBeTruthy();
});

test("what a colleague gave is read, begun and done, and not taken away or moved", async () => {
  const given = todoOf("Book the hall", { note: "For 400 people.", from: "Meera Krishnan" });
  const update = answering(ok({ ...given, status: "IN_PROGRESS" as const }));
  const { user } = open({ list: async () => ok([given]), update });
  expect(await screen.findByText("From Meera Krishnan")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move Book the hall" })).toBeNull();
  await choose(user, "Book the hall", "Read");
  expect(await screen.findByText("For 400 people.")).toBeTruthy();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "More for Book the hall" }));
  expect(screen.queryByRole("menuitem", { name: "Remove" })).toBeNull();
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "In progress" }));
  await waitFor(() => expect(update.asked).toMatchObject([{ body: { status: "IN_PROGRESS" } }]));
  expect(screen.getByText("In progress · From Meera Krishnan")).toBeTruthy();
});

test("a colleague who has left is still named where they were chosen", async () => {
  const call = todoOf("Call Kestrel", { assigneeId: "asha" });
  const { user } = open({ list: async () => ok([call]) });
  await choose(user, "Call Kestrel", "Change");
  const who = await screen.findByLabelText("Who does it");
  expect((who as HTMLSelectElement).selectedOptions[0]?.text).toBe("Somebody who has left");
});

test("a filter leaves what it names, says where nothing is left, and is taken off again", async () => {
  const late = todoOf("Call Kestrel", { dueAt: "2020-01-01T10:00:00.000Z" });
  const { user } = open({ list: async () => ok([late, todoOf("Book the hall", { order: 2 })]) });
  await screen.findByRole("checkbox", { name: "Call Kestrel" });
  const filter = async (now: string, next: string) => {
    await user.click(screen.getByRole("button", { name: `Show: ${now}` }));
    await user.click(await screen.findByRole("menuitemradio", { name: next }));
  };
  await filter("Everything", "Overdue");
  expect(await screen.findByText(/^Overdue: 1/)).toBeTruthy();
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  await filter("Overdue", "Due today");
  expect(screen.getByText(/^Nothing is due today\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
});

test("what waits by itself leads to where it is dealt with, and is neither ticked nor removed", async () => {
  const late = { kind: "BOOKINGS", title: "A booking waits for your answer", about: null } as const;
  const rows = {
    kind: "IMPORTS",
    title: "6 rows of class.csv were not imported",
    dueAt: null,
    about: "class",
  } as const;
  const { user } = open({
    list: async () => ok([todoOf("Call Kestrel")]),
    attention: async () => ok([{ ...late, dueAt: "2020-01-01T10:00:00.000Z" }, rows]),
  });
  const list = within(await screen.findByRole("list", { name: "Waits for you" }));
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/po/bookings?tab=waiting",
    "/po/students/import/class",
  ]);
  expect(list.getByText("Since 1 Jan 2020")).toBeTruthy();
  expect(list.queryByRole("checkbox")).toBeNull();
  expect(list.queryByRole("button")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show: Everything" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Overdue" }));
  expect(await screen.findByText("Overdue: 1")).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

const leaves = (who: string) =>
  ({ kind: "WITHDRAWALS", title: `${who} asks to withdraw`, dueAt: null, about: "job" }) as const;

test("two who wait about the same job are each told of once, also when something comes before them", async () => {
  const asks = {
    kind: "CONNECTIONS",
    title: "A company asks to connect",
    dueAt: "2020-01-01T10:00:00.000Z",
    about: null,
  } as const;
  const waiting: Attention[] = [leaves("Asha"), leaves("Divya")];
  open({ list: async () => ok([]), attention: async () => ok([...waiting]) });
  const list = within(await screen.findByRole("list", { name: "Waits for you" }));
  const names = () => list.getAllByRole("link").map((link) => link.textContent);
  expect(names()).toEqual(["Asha asks to withdraw", "Divya asks to withdraw"]);
  waiting.unshift(asks);
  document.dispatchEvent(new Event("visibilitychange"));
  await list.findByText(asks.title);
  expect(names()).toEqual([asks.title, "Asha asks to withdraw", "Divya asks to withdraw"]);
});

test("what is typed for a new to-do is there after a reload, until it is added", async () => {
  const create = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<Todo>>>(
    refusal({ message: "The server is resting." }, 503),
    ok(todoOf("Call Kestrel")),
  );
  const title = async (user: ReturnType<typeof open>["user"]) => {
    await user.click(await screen.findByRole("button", { name: "Add a to-do" }));
    return screen.findByRole<HTMLInputElement>("textbox", { name: "What is to be done" });
  };
  const calls = { list: async () => ok([]), create };
  const first = open(calls);
  await first.user.type(await title(first.user), "Call Kestrel{Enter}");
  expect(await screen.findByText("The server is resting.")).toBeTruthy();
  first.unmount();
  const { user } = open(calls);
  const field = await title(user);
  expect(field.value).toBe("Call Kestrel");
  await user.type(field, "{Enter}");
  expect(await screen.findByRole("checkbox", { name: "Call Kestrel" })).toBeTruthy();
  expect((await title(user)).value).toBe("");
});

test("to-dos are there although what waits by itself could not be told", async () => {
  open({
    list: async () => ok([todoOf("Call Kestrel")]),
    attention: async () => refusal({}, 500),
  });
  expect(await screen.findByText("Call Kestrel")).toBeTruthy();
});

test("once the plan has ended to-dos are read, and nothing is offered that would be refused", async () => {
  const call = { ...todoOf("Call Kestrel"), note: "About the hall." };
  const { user } = open({ list: async () => ok([call]) }, "PAYMENTEXPIRY");
  const box = await screen.findByRole("checkbox", { name: "Call Kestrel" });
  expect(box).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Add a to-do" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More for Call Kestrel" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Read"]);
  await user.click(screen.getByRole("menuitem", { name: "Read" }));
  expect(await screen.findByText("About the hall.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a new to-do whose day is refused says so at the day", async () => {
  const said = { errors: { dueAt: "Give a day from 2000 to 2100." } };
  const { user } = open({ list: async () => ok([]), create: async () => refusal(said) });
  await user.click(await screen.findByRole("button", { name: "Add a to-do" }));
  await user.type(screen.getByLabelText("What is to be done"), "Call");
  const due = screen.getByRole("textbox", { name: /^Due/ });
  await user.type(due, "20/11/2199");
  await user.click(screen.getByRole("button", { name: "Add to the list" }));
  await waitFor(() => expect(due).toHaveProperty("ariaInvalid", "true"));
});

test("why a to-do was not saved is told in its form, and by a toast once that is closed", async () => {
  const manners: unknown[] = [];
  const waiting = answerLate();
  const refuse = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    if (manners.length > 2) await waiting.coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const call = todoOf("Call Kestrel");
  const { user, stores } = open({ list: async () => ok([call]), create: refuse, update: refuse });
  await user.click(await screen.findByRole("button", { name: "Add a to-do" }));
  await user.type(await screen.findByLabelText("What is to be done"), "Call Acme");
  await user.click(screen.getByRole("button", { name: /^Add to the list/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await choose(user, "Call Kestrel", "Change");
  await user.click(await screen.findByRole("button", { name: /^Save the to-do/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }, { tellsFailure: true }]);
  expect(stores.feedback.toasts).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: /^Save the to-do/ }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  waiting.come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "The to-do is not saved", detail: "The server has a cold." },
    ]),
  );
});
