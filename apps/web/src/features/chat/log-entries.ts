import type { ChatEvent, ChatMessage } from "@toran/contract/schemas/chat";
import { dayKey } from "./words";

/** A message or something that happened, in the order of time. */
type LogEntry = (
  | { message: ChatMessage; event?: undefined }
  | { message?: undefined; event: ChatEvent }
) & {
  /** The first of its day. */
  day: boolean;
  /** A message that stands under the one before without a name of its own. */
  follows: boolean;
};
const together = 5 * 60_000;
const at = (each: { message?: ChatMessage; event?: ChatEvent }) =>
  (each.message ?? each.event)?.at ?? "";

/** What a log shows, of messages and of what happened beside them. */
export function entriesOf(messages: readonly ChatMessage[], events: readonly ChatEvent[]) {
  const entries: LogEntry[] = [];
  const waiting = [...events];
  const put = (each: { message: ChatMessage } | { event: ChatEvent }) => {
    const before = entries.at(-1);
    const day = !before || dayKey(at(before)) !== dayKey(at(each));
    const follows = !day && "message" in each && isFollowed(before?.message, each.message);
    entries.push({ ...each, day, follows });
  };
  for (const message of messages) {
    while (waiting[0] && Date.parse(waiting[0].at) < Date.parse(message.at))
      put({ event: waiting.shift()! });
    put({ message });
  }
  for (const event of waiting) put({ event });
  return entries;
}

const isFollowed = (before: ChatMessage | undefined, message: ChatMessage) =>
  before?.sender.id === message.sender.id &&
  Date.parse(message.at) - Date.parse(before.at) < together;
