import type { OpenConversation } from "@toran/contract/schemas/chat";
import type { ReactNode } from "react";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { info, meera, message, windowOf } from "./written";

export const items = [
  message(1, "We have shortlisted 14 of your students. Could we hold interviews next week?"),
  message(2, "Monday works; the main block is free from 09:30.", { sender: meera }),
];

/** A conversation of an officer with a company in a story, on a fake of its calls. */
export const answeredBy = (
  chat: NonNullable<FakeCalls["chat"]>,
  of: OpenConversation = info(),
  shown = items,
) =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    calls: {
      chat: {
        read: async () => ok(of),
        messages: async () => ok(windowOf({ items: shown })),
        markRead: async () => ok({ unread: 0 }),
        ...chat,
      },
    },
  });

/** As high as it stands on its page. */
export const inItsRoom = (Story: () => ReactNode) => (
  <div className="flex h-160 *:flex-1">{Story()}</div>
);
