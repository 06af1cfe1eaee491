import type { ChatMessage } from "@toran/contract/schemas/chat";

type List = readonly ChatMessage[];

/** Those that answer a message that was changed or taken away show of it what is left. */
export function quotedAnew(messages: List, { id, body, editedAt, deletedAt }: ChatMessage): List {
  const quotes = ({ replyTo }: ChatMessage) => replyTo?.id === id;
  if ((!editedAt && !deletedAt) || !messages.some(quotes)) return messages;
  return messages.map((each) =>
    each.replyTo?.id === id ? { ...each, replyTo: { ...each.replyTo, body } } : each,
  );
}

/** Whether a message is there as it stands now. */
export function hasMessage(messages: List, { id, editedAt, deletedAt }: ChatMessage) {
  const there = messages.find((each) => each.id === id);
  return there?.editedAt === editedAt && there.deletedAt === deletedAt;
}

/** With a message in its place, once, as it stands now. */
export function withMessage(messages: List, message: ChatMessage): List {
  const others = quotedAnew(messages, message).filter(({ place }) => place !== message.place);
  const from = others.findIndex(({ place }) => place > message.place);
  return from < 0 ? [...others, message] : others.toSpliced(from, 0, message);
}
