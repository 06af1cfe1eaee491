// @vitest-environment jsdom
import type { Messages } from "@toran/contract/schemas/chat";
import { when } from "mobx";
import { expect, test } from "vitest";
import { answering, fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { ConversationStore } from "./conversation-store";
import { event, id, info, me, meera, message, windowOf } from "./testing/open-conversation";

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => message(first + nth, `Nr ${first + nth}`));
const page = (items = from(41, 42), more: Partial<Messages> = {}) =>
  ok(windowOf({ items, ...more }));

/** A conversation whose messages come when they are let. */
function held() {
  const asked: { query: unknown; answer: (reply: ReturnType<typeof page>) => void }[] = [];
  const calls = fakeCalls({
    chat: {
      read: answering(ok(info())),
      send: async ({ body: { clientId, body } }) =>
        ok(message(43, body ?? "", { clientId, sender: meera })),
      messages: ({ query }) =>
        new Promise((answer) => {
          asked.push({ query, answer });
        }),
    },
  });
  const store = new ConversationStore(calls, id, me);
  return { store, asked };
}
const places = ({ messages }: ConversationStore) => messages.map(({ place }) => place);
const turns = () => new Promise((soon) => setTimeout(soon));

/** The same, with its newest messages there and older ones before them. */
async function shown() {
  const { store, asked } = held();
  const showing = store.show();
  await turns();
  asked[0]?.answer(page(from(41, 42), { older: true }));
  await showing;
  return { store, asked };
}

test("what happens to a message that is not loaded yet leaves no hole before those that are", async () => {
  const { store, asked } = await shown();
  store.receive(message(3, "", { deletedAt: new Date().toISOString() }));
  expect(places(store)).toEqual([41, 42]);
  void store.loadOlder();
  await turns();
  expect(asked[1]?.query).toEqual({ before: 41 });
});

test("while nothing is told, what was changed or taken away meanwhile comes with what is new", async () => {
  const { store, asked } = await shown();
  const [before] = store.messages;
  void store.refresh();
  await turns();
  expect(asked[1]?.query).toEqual({ after: 40, limit: 100 });
  const now = new Date().toISOString();
  const gone = message(42, "", { deletedAt: now });
  const newest = message(43, "Just now");
  asked[1]?.answer(page([before!, gone, newest]));
  await turns();
  expect(store.messages).toEqual([before, gone, newest]);
});

test("after more was missed than is told, all that is there is asked for once more, page by page", async () => {
  const { store, asked } = await shown();
  void store.loadOlder();
  await turns();
  asked[1]?.answer(page(from(1, 40)));
  await turns();
  void store.reread();
  await turns();
  expect(asked[2]?.query).toEqual({ after: 0, limit: 100 });
  const changed = message(3, "Nr 3, put right", { editedAt: new Date().toISOString() });
  asked[2]?.answer(page([...from(1, 2), changed, ...from(4, 30)], { newer: true }));
  await turns();
  expect(asked[3]?.query).toEqual({ after: 30, limit: 100 });
  asked[3]?.answer(page(from(31, 43)));
  await turns();
  expect(places(store)).toEqual(from(1, 43).map(({ place }) => place));
  expect(store.messages[2]).toEqual(changed);
});

test("among older messages no newer one is put behind a gap", async () => {
  const { store, asked } = held();
  const showing = store.show({ around: 10 });
  await turns();
  asked[0]?.answer(page(from(1, 20), { newer: true }));
  await showing;
  void store.reread();
  await turns();
  const gone = message(7, "", { deletedAt: new Date().toISOString() });
  asked[1]?.answer(page([...from(1, 6), gone, ...from(8, 60)]));
  await turns();
  expect(places(store)).toEqual(from(1, 20).map(({ place }) => place));
  expect(store.messages[6]).toEqual(gone);
});

test("a message that is told while the others are on their way stands behind them", async () => {
  const { store, asked } = held();
  void store.show();
  await turns();
  store.receive(message(43, "Just now"));
  asked[0]?.answer(page());
  await when(() => store.state === "ready");
  expect(places(store)).toEqual([41, 42, 43]);
});

test("of two places that are gone to, the later one is shown, and nothing is put before it", async () => {
  const { store, asked } = await shown();
  void store.loadOlder();
  await turns();
  void store.show({ day: "2026-03-02" });
  await turns();
  void store.show({ day: "2026-03-09" });
  await turns();
  asked[3]?.answer(page(from(20, 21), { older: true, newer: true }));
  asked[2]?.answer(page(from(10, 11), { older: true, newer: true }));
  asked[1]?.answer(page(from(39, 40)));
  await turns();
  expect(places(store)).toEqual([20, 21]);
  expect(store).toMatchObject({ events: [], older: true, loadingOlder: false });
});

test("a day without messages, and none after it, shows the newest", async () => {
  const { store, asked } = await shown();
  const going = store.show({ day: "2026-12-24" });
  await turns();
  asked[1]?.answer(page([]));
  await turns();
  asked[2]?.answer(page(from(41, 42), { older: true }));
  await going;
  expect(places(store)).toEqual([41, 42]);
  expect(store.aim).toBeUndefined();
});

test("the reader is taken to a message that is there without asking, and to others with those around them", async () => {
  const { store, asked } = await shown();
  await store.goTo(41);
  expect(store.aim).toMatchObject({ place: 41 });
  expect(asked).toHaveLength(1);
  const going = store.goTo(7);
  await turns();
  expect(asked[1]?.query).toEqual({ around: 7 });
  asked[1]?.answer(page(from(5, 9), { older: true, newer: true }));
  await going;
  expect(store.aim).toMatchObject({ place: 7 });
});

test("of a day, the reader is taken to its first message", async () => {
  const { store, asked } = await shown();
  const going = store.show({ day: "2026-03-02" });
  await turns();
  asked[1]?.answer(page(from(20, 24), { older: true, newer: true }));
  await going;
  expect(store.aim).toMatchObject({ place: 20 });
});

test("of two messages that are gone to, the later one is reached, although it was there before", async () => {
  const { store, asked } = await shown();
  const first = store.goTo(7);
  await turns();
  const later = store.goTo(41);
  await turns();
  asked[2]?.answer(page(from(40, 42), { older: true }));
  await later;
  asked[1]?.answer(page(from(5, 9), { older: true, newer: true }));
  await first;
  expect(places(store)).toEqual([40, 41, 42]);
  expect(store.aim).toMatchObject({ place: 41 });
});

test("what happened beside the messages comes with each window, once, in the order of time", async () => {
  const { store, asked } = await shown();
  void store.catchUp();
  await turns();
  asked[1]?.answer(page([], { events: [event(4), event(5)] }));
  void store.loadOlder();
  await turns();
  asked[2]?.answer(page(from(39, 40), { events: [event(2), event(4, { command: "RESUBMIT" })] }));
  await turns();
  expect(store.events.map(({ at, command }) => `${at.slice(14, 16)} ${command}`)).toEqual([
    "02 SUBMIT",
    "04 RESUBMIT",
    "05 SUBMIT",
  ]);
});

test("whoever writes while they read older messages is taken to the newest, and their message stays", async () => {
  const { store, asked } = await shown();
  const going = store.goTo(7);
  await turns();
  asked[1]?.answer(page(from(5, 9), { older: true, newer: true }));
  await going;
  const sending = store.send({
    body: "Friday is well",
    files: [],
    replyTo: undefined,
    mentions: [],
  });
  await sending;
  expect(asked[2]?.query).toEqual({});
  asked[2]?.answer(page(from(41, 42), { older: true }));
  await when(() => store.state === "ready");
  expect(places(store)).toEqual([41, 42, 43]);
  expect(store.aim).toBeUndefined();
  expect(store.outbox).toMatchObject({ waiting: [], sent: 1 });
});

test("whether a message can still be changed is judged by the clock of the server, whatever that of the device says", async () => {
  const minute = 60_000;
  // A device that is an hour fast, and one that is an hour slow.
  for (const off of [60 * minute, -60 * minute]) {
    const told = Date.now() - off;
    const sent = (before: number) =>
      message(1, "Hello", { at: new Date(told - before * minute).toISOString() });
    const { store, asked } = held();
    const showing = store.show();
    await turns();
    asked[0]?.answer(page([sent(14)], { now: new Date(told).toISOString() }));
    await showing;
    expect([14, 16].map((before) => store.isFresh(sent(before)))).toEqual([true, false]);
  }
});

test("why a message cannot be changed is told beside it, and by no toast a second time", async () => {
  const manners: unknown[] = [];
  const edit = async (_: unknown, manner?: object) => {
    manners.push(manner);
    return refusal({ message: "A message can be changed for 15 minutes." }, 409);
  };
  const store = new ConversationStore(fakeCalls({ chat: { edit } }), id, me);
  await store.edit(message(1, "Thursday"), "Friday");
  expect(manners).toEqual([{ tellsFailure: true }]);
});
