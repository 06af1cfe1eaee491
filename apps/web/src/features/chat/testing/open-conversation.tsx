import type { OpenConversation } from "@toran/contract/schemas/chat";
import { screen } from "@testing-library/react";
import { answering, type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Conversation } from "../conversation";
import { id, info, me, message, windowOf } from "./written";

export { event, id, info, me, meera, message, vikram, windowOf } from "./written";
export type Chat = NonNullable<FakeCalls["chat"]>;

/** Opens the conversation of an officer with a company, on a fake of its calls. */
export function open(
  chat: Chat = {},
  of: OpenConversation = info(),
  items = [message(1, "Hello")],
) {
  const calls = {
    read: answering(ok(of)),
    messages: answering(ok(windowOf({ items }))),
    markRead: answering(ok({ unread: 0 })),
    ...chat,
  };
  return {
    calls,
    ...renderScreen(<Conversation area="po" id={id} me={me} at={undefined} />, {
      area: "po",
      calls: { chat: calls },
    }),
  };
}
export const composer = () => screen.findByRole("textbox", { name: "Message to Kestrel Mobility" });
