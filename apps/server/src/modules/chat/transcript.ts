import { Readable } from "node:stream";
import { limits } from "@toran/contract";
import { collegeZone, wallAt } from "@toran/contract/calendar/zones";
import { type ChatEvent, eventWords } from "@toran/contract/schemas/chat";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import type { FileReply } from "../../http/implement";
import { spendExport } from "../accounts/exports";
import type { SignedIn } from "../accounts/signed-in";
import { record } from "../audit/record";
import { requireConversation } from "./conversations";
import { eventsOf } from "./events";
import { type ShownMessage, shownMessages } from "./shown";
import { namesOfSides } from "./side-names";
import { titlesOf } from "./subject";
import { chatMessages, type ConversationRow } from "./tables";

type Names = Awaited<ReturnType<typeof namesOfSides>>;
const untilNow = (row: ConversationRow) =>
  and(eq(chatMessages.conversationId, row.id), lte(chatMessages.place, row.lastPlace));

/** A conversation as plain text to save, made page by page while it is sent; who took it is written down. */
export async function transcriptOf(
  deps: Deps,
  { user, call }: { user: SignedIn; call: Call },
  id: string,
): Promise<FileReply> {
  const { db } = deps;
  const row = await requireConversation(db, user, id);
  const now = deps.now();
  await spendExport(db, user, now);
  await record(db, { user, call }, { action: "chat.export", entity: id }, now);
  const names = await namesOfSides(db, row);
  const taker = `${user.firstName} ${user.lastName}`.trim();
  const { day } = wallAt(now, collegeZone);
  return {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="chat-${day}.txt"`,
      "cache-control": "no-store",
    },
    body: Readable.from(textOf(db, row, { names, taken: `${taker} on ${clockOf(now)}` })),
  };
}

async function* textOf(
  db: Executor,
  row: ConversationRow,
  { names, taken }: { names: Names; taken: string },
): AsyncGenerator<string> {
  yield `Chat of ${names.college} and ${names.company}\n`;
  const about = (await titlesOf(db, [row]))(row);
  if (about) yield `About: ${about}\n`;
  yield `Taken out by ${taken}. Times are those of the college (${collegeZone}).\n`;
  let many = 0;
  let from: Date | undefined;
  for await (const messages of pagesOf(db, row)) {
    many += messages.length;
    const until = new Date(messages.at(-1)?.at ?? 0);
    const events = await eventsOf(db, row, { from, until });
    from = until;
    yield woven(messages, events, names);
  }
  yield woven([], await eventsOf(db, row, { from }), names);
  yield `\nEnd of the chat: ${many} ${many === 1 ? "message" : "messages"}.\n`;
}

async function* pagesOf(db: Executor, row: ConversationRow) {
  let from = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(chatMessages)
      .where(and(untilNow(row), gt(chatMessages.place, from)))
      .orderBy(asc(chatMessages.place))
      .limit(limits.list.maxPageSize);
    const last = rows.at(-1);
    if (!last) return;
    from = last.place;
    yield await shownMessages(db, rows);
  }
}

/** What was written and what was done, in the order of the page. */
function woven(messages: readonly ShownMessage[], events: readonly ChatEvent[], names: Names) {
  const entries: string[] = [];
  const waiting = [...events];
  for (const message of messages) {
    while (waiting[0] && waiting[0].at < message.at) entries.push(doneIn(waiting.shift()!, names));
    entries.push(entryOf(message, names));
  }
  entries.push(...waiting.map((event) => doneIn(event, names)));
  return entries.map((entry) => `\n${entry}`).join("");
}

function doneIn({ at, side, command, subject, agreed }: ChatEvent, names: Names) {
  const who = { COLLEGE: names.college, COMPANY: names.company, SYSTEM: "The rules" }[side];
  const [before, behind] = eventWords[command];
  const said = [who, before, oneLine(subject.title), behind].filter(Boolean).join(" ");
  const hours = agreed && `: ${clockOf(agreed.startsAt)} to ${clockOf(agreed.endsAt)}`;
  return `${clockOf(at)}  * ${said}${hours ?? ""}\n`;
}

/** What somebody wrote is set behind a mark, line by line: nobody can write what reads like another's message. */
function entryOf(message: ShownMessage, names: Names) {
  const { sender, body, attachments, replyTo, at, editedAt, deletedAt } = message;
  const side = sender.side === "COLLEGE" ? names.college : names.company;
  const lines = [`${clockOf(at)}  ${sender.name}, ${side}`];
  if (deletedAt) lines.push(`* Deleted on ${clockOf(deletedAt)}.`);
  else {
    if (replyTo) lines.push(`* In answer to ${replyTo.name}: ${oneLine(replyTo.body)}`);
    if (body) lines.push(...body.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`));
    for (const { name } of attachments) lines.push(`* File: ${oneLine(name)}`);
    if (editedAt) lines.push(`* Changed on ${clockOf(editedAt)}.`);
  }
  return `${lines.join("\n")}\n`;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim() || "(no words)";

function clockOf(moment: string | Date) {
  const { day, time } = wallAt(new Date(moment), collegeZone);
  return `${day} ${time}`;
}
