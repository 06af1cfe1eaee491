import { api } from "@toran/contract";
import { type faqInput, urgentCategories } from "@toran/contract/schemas/ticket";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { tooMany } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required } from "../../http/uploads";
import { sendMail } from "../../mail/send-mail";
import { spend } from "../accounts/counters";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { bringFile, carries, sendFiles } from "./files";
import { helpReceived, ticketReceived } from "./letters";
import { replyTo } from "./move";
import { supportTickets } from "./tables";
import { numberOf, shownTickets, ticketsOf } from "./tickets-of";

interface Asked {
  user: SignedIn;
  body: z.output<typeof faqInput>;
}
const hour = 60 * 60 * 1000;

/** The same question of a moment ago, with the same files: whoever did not get its answer asks again. */
async function askedBefore(
  tx: Executor,
  { id }: SignedIn,
  { category, subject, message, files }: Asked["body"],
  at: Date,
) {
  const tickets = await tx
    .select()
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userId, id),
        eq(supportTickets.category, category),
        eq(supportTickets.subject, subject),
        eq(supportTickets.message, message),
        gt(supportTickets.at, new Date(at.getTime() - hour)),
      ),
    );
  for (const ticket of tickets) {
    const [before] = await shownTickets(tx, [ticket]);
    if (before && carries(before, files)) return ticket;
  }
  return undefined;
}

/** Questions to the people who run the platform, signed in or not. */
export function supportRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const ask = async ({ user, body }: Asked) => {
    const { files, ...asked } = body;
    const at = deps.now();
    const { id: userId, role, email, firstName } = user;
    const number = await db.transaction(async (tx) => {
      await holdUser(tx, user);
      const before = await askedBefore(tx, user, body, at);
      if (before) return numberOf(before);
      const values = { userId, role, email, ...asked, at };
      const ticket = await one(
        tx.insert(supportTickets).values(values).returning(),
        "The question",
      );
      await sendFiles(tx, userId, files, { ticket: ticket.number });
      const told = numberOf(ticket);
      const urgent = urgentCategories.includes(asked.category);
      await sendMail(tx, { to: email, ...ticketReceived(firstName, told, urgent) }, at);
      return told;
    });
    deps.events.emit("mail-waiting");
    return said({ number }, "Thank you. We answer within one working day.");
  };
  const list = async ({ user }: Pick<Asked, "user">) => (await ticketsOf(db, user.id)).toReversed();
  for (const rows of [api.student.support, api.po.support, api.hr.support])
    implement(app, deps, rows, {
      ask,
      list,
      bring: ({ user, files }) =>
        bringFile(deps, user, required(files.file, "file", "Choose a file.")),
      reply: ({ user, params, body }) => replyTo(deps, user, params.number, body),
    });

  implement(app, deps, api.site.help, {
    ask: async ({ body: { email, message }, call }) => {
      const at = deps.now();
      const room = await spend(db, { key: `help:${call.address}`, most: 10, window: hour }, at);
      if (!room.allowed)
        throw tooMany("Your message has reached us before. Please wait an hour.", room.retryAfter);
      await db.transaction(async (tx) => {
        const values = { email, category: "ACCOUNT", subject: "Help with getting in", message, at };
        await tx.insert(supportTickets).values(values);
        await sendMail(tx, { to: email, ...helpReceived() }, at);
      });
      deps.events.emit("mail-waiting");
      return said(undefined, "Thank you. We answer by mail within one working day.");
    },
  });
}
