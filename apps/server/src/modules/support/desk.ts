import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type TicketCommand, urgentCategories } from "@toran/contract/schemas/ticket";
import { asc, ne } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { sendMail } from "../../mail/send-mail";
import { reachable } from "../accounts/profile";
import { notify } from "../notifications/notify";
import { ticketAnswered } from "./letters";
import { holdTicket, moveTicket } from "./move";
import { supportTickets, type TicketRow } from "./tables";
import { numberOf, shownTickets } from "./tickets-of";

type Desk = Pick<Deps, "db" | "store" | "now" | "events" | "config">;
/** What those who answer may do, by the words of the command line. */
const commands = {
  take: { command: "TAKE", did: "is being looked at", text: "none" },
  answer: { command: "ANSWER", did: "is answered by mail", text: "needed" },
  resolve: { command: "RESOLVE", did: "is done, and closes in seven days", text: "optional" },
  reopen: { command: "REOPEN", did: "is open again", text: "none" },
} as const satisfies Record<string, { command: TicketCommand; did: string; text: string }>;
const usage =
  "--support list | read 1001 | files 1001 folder | take 1001 | answer 1001 'words' | resolve 1001 ['words'] | reopen 1001";

/** The desk of those who answer: lists what is open, shows one, answers it, moves it. Says what it did. */
export async function supportDesk(desk: Desk, [what = "list", ...rest]: string[]) {
  if (what === "list") return listed(desk.db);
  const number = Number(rest[0]?.replace(/^T-/i, ""));
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`Say which: ${usage}`);
  if (what === "read") return read(desk.db, number);
  if (what === "files") return saveFiles(desk, number, rest[1] ?? ".");
  const wanted = Object.entries(commands).find(([name]) => name === what)?.[1];
  if (!wanted) throw new Error(`There is no ${what}: ${usage}`);
  const text = wanted.text === "none" ? "" : rest.slice(1).join(" ").trim();
  if (wanted.text === "needed" && !text) throw new Error(`Write the answer: ${usage}`);
  const { after } = await desk.db.transaction(async (tx) => {
    const ticket = await holdTicket(tx, number);
    const said = { command: wanted.command, by: "SUPPORT", ...(text && { text }) } as const;
    const moved = await moveTicket(tx, ticket, said, desk.now());
    if (text) await tellOfAnswer(tx, desk, ticket, text);
    return moved;
  });
  return `${numberOf(after)} ${wanted.did}.`;
}

/** The whole answer is mailed at once; whoever has an account finds it there as well. */
async function tellOfAnswer(tx: Executor, desk: Desk, ticket: TicketRow, text: string) {
  const { userId, role, email, subject } = ticket;
  const number = numberOf(ticket);
  const link = role && homes[role];
  const home = userId && link ? `${desk.config.PUBLIC_URL}${link}` : null;
  // The address of an account may have been put right since it asked.
  const [asker] = userId ? await reachable(tx, [userId]) : [];
  const to = asker?.email ?? email;
  await sendMail(tx, { to, ...ticketAnswered({ number, subject, text }, home) }, desk.now());
  if (!userId || !link) return;
  await notify(tx, desk, {
    to: [userId],
    type: "support.answered",
    title: `Support has answered ${number}`,
    body: text,
    link,
    entity: { type: "ticket", id: String(ticket.number) },
  });
}
const homes = {
  STUDENT: "/student/support",
  PLACEMENT_OFFICER: "/po/support",
  HUMAN_RESOURCE: "/hr/support",
} as const;

/** What is not closed, reports of a breach first, then the oldest first. */
async function listed(db: Executor) {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(ne(supportTickets.state, "CLOSED"))
    .orderBy(asc(supportTickets.number));
  const urgent = rows.filter(({ category }) => urgentCategories.includes(category));
  const others = rows.filter((row) => !urgent.includes(row));
  const line = (row: TicketRow) =>
    [
      numberOf(row),
      row.at.toISOString().slice(0, 16),
      row.state,
      urgent.includes(row) ? "BREACH (72 hours)" : row.category,
      row.email,
      row.subject,
    ].join("  ");
  return rows.length ? [...urgent, ...others].map(line).join("\n") : "Nothing is open.";
}

async function read(db: Executor, number: number) {
  const ticket = await holdTicket(db, number);
  const shown = await one(shownTickets(db, [ticket]), "The question");
  const parts = [
    { by: ticket.email, at: shown.at, text: shown.message, files: shown.files },
    ...shown.messages.map((each) => ({
      ...each,
      by: each.by === "USER" ? ticket.email : "Support",
    })),
  ].map(({ by, at, text, files }) =>
    [`${by}, ${at}`, text, ...files.map(({ name }) => `[file: ${name}]`)].join("\n"),
  );
  return [`${shown.number}  ${shown.state}  ${shown.category}`, shown.subject, ...parts].join(
    "\n\n",
  );
}

async function saveFiles({ db, store }: Desk, number: number, folder: string) {
  const shown = await one(shownTickets(db, [await holdTicket(db, number)]), "The question");
  const files = [...shown.files, ...shown.messages.flatMap((each) => each.files)];
  await mkdir(folder, { recursive: true });
  for (const [at, { key, name }] of files.entries()) {
    const bytes = await store.open(key);
    // The name is theirs: only what a file name may hold of it is kept.
    const safe = name.replace(/[^\p{L}\p{N}. _-]/gu, "_");
    const path = join(folder, `${shown.number}-${at + 1}-${safe}`);
    if (bytes) await pipeline(bytes, createWriteStream(path, { flags: "wx" }));
  }
  return `${files.length} ${files.length === 1 ? "file is" : "files are"} in ${folder}.`;
}
