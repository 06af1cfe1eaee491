import { api, limits } from "@toran/contract";
import { fillTemplate, type Placeholder } from "@toran/contract/chat-templates";
import { chatTemplate } from "@toran/contract/schemas/chat-template";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { among } from "../../db/among";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import { conflict, Failure, requireSeen } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { holdUser } from "../accounts/modes";
import { facesOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { record } from "../audit/record";
import { ownOf } from "../connections/standing";
import { requireConversation } from "./conversations";
import { namesOfSides } from "./side-names";
import { titlesOf } from "./subject";
import { chatMessages, chatTemplates, type ConversationRow } from "./tables";

// Whose templates they are is part of every condition: to any other team they do not exist.
function ofTeam(user: SignedIn) {
  const { side, id } = ownOf(user);
  return and(eq(chatTemplates.side, side), eq(chatTemplates.ownerId, id));
}

const listTemplates = (db: Executor, user: SignedIn) =>
  db
    .select()
    .from(chatTemplates)
    .where(ofTeam(user))
    .orderBy(asc(chatTemplates.name), asc(chatTemplates.id));

async function refuseTwin(tx: Executor, user: SignedIn, name: string, except?: string) {
  const twin = and(
    ofTeam(user),
    sql`lower(${chatTemplates.name}) = lower(${name})`,
    except ? ne(chatTemplates.id, except) : undefined,
  );
  if (await tx.$count(chatTemplates, twin))
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { name: "Your team has a template of that name already." },
    });
}

/** Whom a template greets: the last of the other side who wrote and is still there, or the only one who could. */
async function personOf(db: Executor, user: SignedIn, row: ConversationRow) {
  const { side } = ownOf(user);
  const { collegeId, companyId } = row;
  const faces = await facesOf(db, side === "COLLEGE" ? { companyId } : { collegeId });
  const there = faces.map(({ id }) => id);
  const [last] = await db
    .select({ name: chatMessages.senderName })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, row.id),
        ne(chatMessages.side, side),
        among(chatMessages.senderId, there),
      ),
    )
    .orderBy(desc(chatMessages.place))
    .limit(1);
  if (last) return last.name;
  return faces.length === 1 ? faces[0]?.name : undefined;
}

/** The templates of the team as they read in a conversation. */
async function filledTemplates(db: Executor, user: SignedIn, id: string) {
  const row = await requireConversation(db, user, id);
  const templates = await listTemplates(db, user);
  if (!templates.length) return [];
  const person = await personOf(db, user, row);
  const posting = row.subjectType === "posting" && (await titlesOf(db, [row]))(row);
  const values: Partial<Record<Placeholder, string>> = {
    ...(await namesOfSides(db, row)),
    ...(person && { person }),
    ...(posting && { posting }),
  };
  return templates.map((template) => ({ ...template, ...fillTemplate(template.body, values) }));
}

/** Short texts of a team; all of its people use them, and those who may change things keep them. */
export function chatTemplateRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const writeDown = (
    tx: Executor,
    acting: { user: SignedIn; call: Call },
    action: "chat.template-add" | "chat.template-change" | "chat.template-remove",
    { id, name }: { id: string; name: string },
  ) => record(tx, acting, { action, entity: id, after: { name } }, deps.now());

  implement(app, deps, api.chat.templates, {
    list: ({ user }) => listTemplates(db, user),
    filled: ({ user, params }) => filledTemplates(db, user, params.id),
    create: ({ user, call, body: { name, body } }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, user);
        await refuseTwin(tx, user, name);
        const most = limits.chat.templates;
        if ((await tx.$count(chatTemplates, ofTeam(user))) >= most)
          throw conflict(`Your team keeps ${most} templates already. Delete one first.`);
        const { side, id } = ownOf(user);
        const row = { side, ownerId: id, name, body, createdAt: deps.now() };
        const inserted = tx.insert(chatTemplates).values(row).returning();
        const added = await one(inserted, "The template");
        await writeDown(tx, { user, call }, "chat.template-add", added);
        return said(added, `“${name}” is saved.`);
      }),
    update: ({ user, call, params, body: { name, body, seen } }) =>
      db.transaction(async (tx) => {
        await holdUser(tx, user);
        const own = and(ofTeam(user), eq(chatTemplates.id, params.id));
        const held = tx.select().from(chatTemplates).where(own).for("update");
        requireSeen(chatTemplate, seen, await one(held, "The template"));
        await refuseTwin(tx, user, name, params.id);
        const updated = tx.update(chatTemplates).set({ name, body }).where(own).returning();
        const changed = await one(updated, "The template");
        await writeDown(tx, { user, call }, "chat.template-change", changed);
        return said(changed, `“${name}” is saved.`);
      }),
    remove: ({ user, call, params }) =>
      db.transaction(async (tx) => {
        const deleted = tx
          .delete(chatTemplates)
          .where(and(ofTeam(user), eq(chatTemplates.id, params.id)))
          .returning();
        const gone = await one(deleted, "The template");
        await writeDown(tx, { user, call }, "chat.template-remove", gone);
      }),
  });
}
