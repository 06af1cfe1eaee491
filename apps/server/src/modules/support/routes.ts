import { api } from "@toran/contract";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import { tooMany } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { sendMail } from "../../mail/send-mail";
import { spend } from "../accounts/counters";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { helpReceived, ticketReceived } from "./letters";
import { supportTickets } from "./tables";
import { shownTicket, ticketsOf } from "./tickets-of";

interface Asked {
  user: SignedIn;
  body: { category: string; subject: string; message: string };
}
const hour = 60 * 60 * 1000;

/** The same question of a moment ago: whoever did not get its answer asks again. */
async function askedBefore(
  tx: Executor,
  { id }: SignedIn,
  { category, subject, message }: Asked["body"],
  at: Date,
) {
  const [ticket] = await tx
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
  return ticket;
}

/** Questions to the people who run the platform, signed in or not. */
export function supportRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;

  const ask = async ({ user, body: { category, subject, message } }: Asked) => {
    const at = deps.now();
    const { id: userId, role, email, firstName } = user;
    const number = await db.transaction(async (tx) => {
      await holdUser(tx, user);
      const before = await askedBefore(tx, user, { category, subject, message }, at);
      if (before) return shownTicket(before).number;
      const values = { userId, role, email, category, subject, message, at };
      const ticket = await one(
        tx.insert(supportTickets).values(values).returning(),
        "The question",
      );
      const told = shownTicket(ticket).number;
      await sendMail(tx, { to: email, ...ticketReceived(firstName, told) }, at);
      return told;
    });
    deps.events.emit("mail-waiting");
    return said({ number }, "Thank you. We answer within one working day.");
  };
  const list = async ({ user }: Pick<Asked, "user">) =>
    (await ticketsOf(db, user.id)).map(shownTicket).toReversed();
  implement(app, deps, api.student.support, { ask, list });
  implement(app, deps, api.po.support, { ask, list });
  implement(app, deps, api.hr.support, { ask, list });

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
