import { createHash } from "node:crypto";
import { limits } from "@toran/contract";
import type { bulkQuery } from "@toran/contract/schemas/officer-student";
import {
  type MessageOutcome,
  type messageInput,
  type OfficeWords,
  officeWords,
} from "@toran/contract/schemas/office-message";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Executor } from "../../../db/database";
import type { Deps } from "../../../deps";
import { conflict, refused, tooMany } from "../../../http/failures";
import { said } from "../../../http/implement";
import { spend } from "../../accounts/counters";
import { collegeIdOf, type SignedIn } from "../../accounts/signed-in";
import { type Acting, record } from "../../audit/record";
import { notify } from "../../notifications/notify";
import { nameOf } from "../../hiring/who";
import { requireExpected } from "../officer/bulk";
import { recipientsOf } from "./recipients";
import { officeMessages, officeMessageStudents } from "./tables";
import { titleOf } from "./whole-words";

interface Asking extends Acting {
  query: z.output<typeof bulkQuery>;
  body: z.output<typeof messageInput>;
}

const students = (many: number) =>
  many === 1 ? "1 student" : `${many.toLocaleString("en-IN")} students`;

/** Writes to students, once for each form, all in one transaction; a dry run stops before the first write. */
export const sendMessage = (deps: Deps, asking: Asking) =>
  deps.db.transaction(async (tx) => {
    const { user, query, body } = asking;
    const words = query.dryRun ? undefined : wordsOf(body);
    const print = printOf(asking);
    const before = words && (await sentBefore(tx, user, words, print));
    if (before) return before;
    const { ids, left } = await recipientsOf(tx, user, query, body.studentId);
    if (!words) return { id: null, recipients: ids.length, left };
    if (!ids.length) throw nobody(left);
    requireExpected(query, ids.length);
    const id = await write(tx, deps, asking, { ...words, print, ids });
    if (id) return said({ id, recipients: ids.length, left }, `Sent to ${students(ids.length)}.`);
    // Another press has sent the same while this one waited for it.
    const meanwhile = await sentBefore(tx, user, words, print);
    if (!meanwhile) throw conflict("This was not sent. Send it again.");
    return meanwhile;
  });

const nobody = ([first]: MessageOutcome["left"]) =>
  conflict(
    first ? `Nobody would get it. ${first.why}` : "No student matches, so nothing was sent.",
  );

/** The words of a message; what is missing is refused at its field. */
function wordsOf(body: Asking["body"]): OfficeWords {
  const { success, data, error } = z.safeParse(officeWords, body);
  if (success) return data;
  throw refused(
    Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message])),
  );
}

/** The same words for the same students have the same print. */
const printOf = ({ query: { dryRun: _dryRun, expected: _expected, ...whom }, body }: Asking) =>
  createHash("sha256")
    .update(JSON.stringify([whom, body.subject, body.text, body.studentId]))
    .digest("base64url");

/** What was answered to the form when it came first. */
async function sentBefore(tx: Executor, user: SignedIn, { formKey }: OfficeWords, print: string) {
  const [before] = await tx
    .select()
    .from(officeMessages)
    .where(and(eq(officeMessages.by, user.id), eq(officeMessages.formKey, formKey)));
  if (!before) return undefined;
  if (before.print !== print)
    throw refused({
      formKey:
        "What you have sent before had arrived already. Send again to send this as a message of its own.",
    });
  const { id, recipients } = before;
  return said({ id, recipients, left: [] }, `Sent to ${students(recipients)}.`);
}

async function write(
  tx: Executor,
  deps: Deps,
  { user, call }: Asking,
  { ids, ...words }: OfficeWords & { print: string; ids: string[] },
) {
  const now = deps.now();
  const collegeId = collegeIdOf(user);
  const [message] = await tx
    .insert(officeMessages)
    .values({ ...words, collegeId, by: user.id, at: now, recipients: ids.length })
    .onConflictDoNothing()
    .returning({ id: officeMessages.id });
  if (!message) return undefined;
  await refuseFlood(tx, collegeId, now);
  const { id } = message;
  const everybody = sql`unnest(${`{${ids.join(",")}}`}::uuid[])`;
  await tx
    .insert(officeMessageStudents)
    .select(sql`select ${id}::uuid, ${everybody}, null::timestamptz`);
  await notify(tx, deps, {
    to: ids,
    type: "message.office",
    title: titleOf(words.subject),
    body: words.text,
    link: `/student/notifications/messages/${id}`,
    actor: nameOf(user),
    entity: { type: "message", id },
  });
  const after = { subject: words.subject, students: ids.length };
  await record(tx, { user, call }, { action: "students.message", entity: id, after }, now);
  return id;
}

async function refuseFlood(tx: Executor, collegeId: string, now: Date) {
  const { perHour: most } = limits.officeMessage;
  const hour = 60 * 60 * 1000;
  const room = await spend(tx, { key: `office-message:${collegeId}`, most, window: hour }, now);
  if (room.allowed) return;
  const minutes = Math.max(1, Math.ceil(room.retryAfter / 60_000));
  throw tooMany(
    `Your office has sent ${most} messages within an hour, which is all there can be. Send this one in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    room.retryAfter,
  );
}
