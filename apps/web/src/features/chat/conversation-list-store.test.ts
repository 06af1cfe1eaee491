// @vitest-environment jsdom
import type { Conversation } from "@toran/contract/schemas/chat";
import { expect, test } from "vitest";
import { fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { ConversationListStore } from "./conversation-list-store";
import { info } from "./testing/open-conversation";

type Reply = ReturnType<typeof page> | ReturnType<typeof refusal>;
const page = (ids: string[], next: string | null = null) =>
  ok({ items: ids.map((id): Conversation => info({ id })), next, unread: 0 });

/** A list whose conversations come when they are let. */
function held() {
  const asked: { query: unknown; answer: (reply: Reply) => void }[] = [];
  const list = new ConversationListStore(
    fakeCalls({
      chat: { list: ({ query } = {}) => new Promise((answer) => asked.push({ query, answer })) },
    }),
  );
  const answered = async (doing: Promise<void>, reply: Reply) => {
    await new Promise((soon) => setTimeout(soon));
    asked.at(-1)?.answer(reply);
    await doing;
  };
  return { list, asked, answered };
}
const ids = ({ items }: ConversationListStore) => items.map(({ id }) => id);
const down = refusal({ message: "The server is resting." }, 503);

test("more of the conversations does not come among those that are put away", async () => {
  const { list, asked, answered } = held();
  await answered(list.load(), page(["a"], "2"));
  const more = list.more();
  await answered(list.showArchived(true), page(["z"]));
  asked[1]?.answer(page(["b"], "3"));
  await more;
  expect([ids(list), list.next]).toEqual([["z"], null]);
});

test("asked again, as many come as are shown", async () => {
  const { list, asked, answered } = held();
  const many = Array.from({ length: 60 }, (_, nth) => `c${nth}`);
  await answered(list.load(), page(many.slice(0, 50), "2"));
  await answered(list.more(), page(many.slice(50)));
  await answered(list.load(), page(many));
  expect(asked[2]?.query).toEqual({ archived: false, limit: 60 });
});

test("what is shown stays where it does not come again, and more of it that does not come is told", async () => {
  const { list, answered } = held();
  await answered(list.load(), page(["a"], "2"));
  await answered(list.load(), down);
  expect([list.state, ids(list)]).toEqual(["ready", ["a"]]);
  await answered(list.more(), down);
  expect(list.problem).toBe("The server is resting.");
  await answered(list.more(), page(["b"]));
  expect([list.problem, ids(list)]).toEqual([undefined, ["a", "b"]]);
  await answered(list.look("kestrel"), down);
  expect(list.state).toBe("failed");
});
