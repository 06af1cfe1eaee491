import { randomUUID } from "node:crypto";
import { collegeZone } from "@toran/contract/calendar/zones";
import { and, asc, eq } from "drizzle-orm";
import type { User } from "../../modules/accounts/tables";
import { chatConversations, chatFiles, chatMessages, chatReaders } from "../../modules/chat/tables";
import { companies } from "../../modules/companies/tables";
import { connections } from "../../modules/connections/tables";
import { fullName } from "../../modules/students/officer/bulk";
import type { Executor } from "../database";
import { one } from "../one";
import { ago, chat, day, minute } from "./ago";
import { interviewHours } from "./bookings";
import { givePapers, type Paper } from "./papers";

type Line = [side: "COLLEGE" | "COMPANY", before: number, body: string];

const weekday = new Intl.DateTimeFormat("en-IN", { timeZone: collegeZone, weekday: "long" });
const dayOfMonth = new Intl.DateTimeFormat("en-IN", { timeZone: collegeZone, day: "numeric" });

/** The day of the interviews, as the two call it: "Friday 21". */
function interviewDay(now: Date) {
  const at = new Date(interviewHours(now).startsAt);
  return `${weekday.format(at)} ${dayOfMonth.format(at)}`;
}

const withKestrel = (agreed: string): Line[] => [
  [
    "COMPANY",
    chat.began,
    "Good afternoon Dr. Krishnan. We have shortlisted 14 of your students for the fleet platform role. Could we hold interviews on campus next week? We would bring last year's hires along to meet the juniors.",
  ],
  [
    "COLLEGE",
    chat.began - 18 * minute,
    `Lovely to hear. ${agreed} works; the main block is free from 09:30. I am sharing everyone's latest documents.`,
  ],
  [
    "COMPANY",
    70 * minute,
    `${agreed} it is. One request: Keerthi and Ananya both have a clash with Banyan at 14:00. Can their slots come before lunch?`,
  ],
  ["COLLEGE", 66 * minute, "Done. I have moved both to the first hour."],
  ["COMPANY", 64 * minute, "Perfect. I will send the panel list by this evening."],
];
const others: Line[][] = [
  [
    ["COLLEGE", 2 * day, "The seminar hall is booked for your talk."],
    ["COMPANY", 95 * minute, "Can we move round 2 to 14:30?"],
    ["COMPANY", 94 * minute, "The flight of our second panel is late."],
  ],
  [["COMPANY", 5 * 60 * minute, "Our vessel team has a request"]],
  [
    ["COLLEGE", day + 40 * minute, "Here is the CGPA sheet you asked for."],
    ["COMPANY", day, "Thank you, received the CGPA sheet."],
  ],
  [["COLLEGE", day + 3 * 60 * minute, "Shared 18 student profiles"]],
  [["COMPANY", 3 * day, "Confirmed, 4 early offers"]],
  [["COMPANY", 4 * day, "Is the seminar hall free on Tuesday?"]],
];
/** What other colleges and the company of the first job wrote. */
const withOtherColleges: Line[][] = [
  [
    ["COMPANY", 3 * day, "Your postings are open. Thank you for answering within a day."],
    ["COLLEGE", 3 * day - 40 * minute, "Gladly. Thirty have asked about it already."],
  ],
  [
    ["COMPANY", 2 * day, "Would an assessment on a weekday suit your timetable?"],
    ["COLLEGE", 50 * minute, "Wednesdays after two do. The computer lab has seventy places."],
    ["COLLEGE", 48 * minute, "Shall I hold it for the next two?"],
  ],
];

/** What the officer sends along with their answer, by the name of the file. */
export const sharedTexts: [string, string][] = [
  [
    "fleet-shortlist.pdf",
    "Fourteen students for the fleet platform role, with their latest marks.",
  ],
];
/** The message it goes along with. */
const carrierPlace = 2;

interface People {
  officer: User;
  recruiter: User;
  collegeId: string;
  shared: Paper[];
}
interface Writer {
  id: string;
  name: string;
  /** Can sign in. */
  account?: true;
}

/** What the college and its connected companies wrote to each other lately; the first is Kestrel. */
export async function addChats(db: Executor, people: People, now: Date) {
  const { officer, recruiter, collegeId, shared } = people;
  const meera = { id: officer.id, name: fullName(officer) };
  const connected = await db
    .select({ id: connections.id, companyId: connections.companyId, name: companies.contactName })
    .from(connections)
    .innerJoin(companies, eq(companies.id, connections.companyId))
    .where(and(eq(connections.collegeId, collegeId), eq(connections.status, "APPROVED")))
    .orderBy(asc(companies.name))
    .limit(40);
  const vikram = { id: recruiter.id, name: fullName(recruiter), account: true } as const;
  const kestrel = connected.find(({ companyId }) => companyId === recruiter.companyId);
  const rest = connected.filter((each) => each !== kestrel);
  if (kestrel) {
    const conversationId = await add(
      db,
      { ...kestrel, collegeId },
      [meera, vikram],
      withKestrel(interviewDay(now)),
      now,
      true,
    );
    await share(db, { conversationId, uploaderId: officer.id, place: carrierPlace }, shared);
  }
  for (const [index, lines] of others.entries()) {
    const connection = rest[index];
    const writer = { id: randomUUID(), name: connection?.name ?? "Campus hiring" };
    if (connection)
      await add(db, { ...connection, collegeId }, [meera, writer], lines, now, index > 1);
  }
}

/** What another college and a company it is connected to wrote to each other; of two such colleges `n` says which. */
export async function addChatOf(
  db: Executor,
  { officer, recruiter, n }: { officer: User; recruiter: User; n: number },
  now: Date,
) {
  const lines = withOtherColleges[n];
  const { collegeId } = officer;
  const { companyId } = recruiter;
  if (!lines || !collegeId || !companyId) return;
  const pair = and(eq(connections.collegeId, collegeId), eq(connections.companyId, companyId));
  const { id } = await one(
    db.select({ id: connections.id }).from(connections).where(pair),
    "The connection",
  );
  const writer = { id: recruiter.id, name: fullName(recruiter), account: true } as const;
  const meanwhile = { id: officer.id, name: fullName(officer) };
  await add(db, { id, companyId, collegeId }, [meanwhile, writer], lines, now, true);
}

async function add(
  db: Executor,
  { id: connectionId, companyId, collegeId }: { id: string; companyId: string; collegeId: string },
  [officer, recruiter]: [Writer, Writer],
  lines: Line[],
  now: Date,
  read: boolean,
) {
  const at = (much: number) => ago(now, much);
  const lastPlace = lines.length;
  const lastAt = at(lines.at(-1)?.[1] ?? 0);
  const [conversation] = await db
    .insert(chatConversations)
    .values({ connectionId, companyId, collegeId, lastPlace, remindedPlace: lastPlace, lastAt })
    .returning({ id: chatConversations.id });
  if (!conversation) throw new Error("A conversation was not stored.");
  const conversationId = conversation.id;
  await db.insert(chatMessages).values(
    lines.map(([side, before, body], index) => {
      const { id: senderId, name: senderName } = side === "COLLEGE" ? officer : recruiter;
      const message = { conversationId, place: index + 1, senderId, senderName, side, body };
      return { ...message, clientId: randomUUID(), at: at(before) };
    }),
  );
  const place = read
    ? lastPlace
    : Math.max(0, lines.findLastIndex(([side]) => side === "COLLEGE") + 1);
  await db
    .insert(chatReaders)
    .values({ conversationId, userId: officer.id, side: "COLLEGE", place, at: lastAt });
  // Who has answered has read what they answered.
  const answered = lines.findLastIndex(([side]) => side === "COMPANY") + 1;
  if (recruiter.account)
    await db.insert(chatReaders).values({
      conversationId,
      userId: recruiter.id,
      side: "COMPANY",
      place: answered,
      at: lastAt,
    });
  return conversationId;
}

interface Sharing {
  conversationId: string;
  uploaderId: string;
  place: number;
}

/** Lets a message carry papers. */
async function share(
  db: Executor,
  { conversationId, uploaderId, place }: Sharing,
  papers: Paper[],
) {
  if (!papers.length) return;
  const carrier = and(
    eq(chatMessages.conversationId, conversationId),
    eq(chatMessages.place, place),
  );
  const { messageId, at } = await one(
    db
      .select({ messageId: chatMessages.id, at: chatMessages.at })
      .from(chatMessages)
      .where(carrier),
    "The message",
  );
  await givePapers(db, papers, { ownerKind: "user", ownerId: uploaderId }, at);
  const sent = { conversationId, messageId, uploaderId, type: "application/pdf", at };
  await db.insert(chatFiles).values(papers.map((paper, order) => ({ ...paper, ...sent, order })));
}
