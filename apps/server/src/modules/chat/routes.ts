import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps";
import { fileReply } from "../../files/file-reply";
import { implement, said } from "../../http/implement";
import { required } from "../../http/uploads";
import { facesOf } from "../accounts/profile";
import { agreedBetween } from "../bookings/between";
import { hiredBetween, openBetween } from "../hiring/jobs/between";
import { editMessage, endReview, keepMine, removeMessage, reportMessage } from "./change";
import {
  conversationOf,
  countUnread,
  listConversations,
  openConversation,
  requireConversation,
} from "./conversations";
import { bringFile, dropFilesOfMessages, fileOf, sharedFiles } from "./files";
import { startKeepingReceived } from "./received";
import { listMessages, searchMessages } from "./messages";
import { markRead } from "./read";
import { sendMessage } from "./send";
import { chatTemplateRoutes } from "./templates";
import { transcriptOf } from "./transcript";

const on = (side: "COLLEGE" | "COMPANY", faces: Awaited<ReturnType<typeof facesOf>>) =>
  faces.map((face) => ({ ...face, side }));

/** Chat of officers and HR users over an approved connection. */
export function chatRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  app.addHook("onClose", startKeepingReceived(deps));
  chatTemplateRoutes(app, deps);

  const { templates: _templates, ...rows } = api.chat;
  implement(app, deps, rows, {
    list: async ({ user, query }) => {
      const found = await listConversations(db, user, query);
      // What a list shows last has reached its page, as what a page asks for has.
      const reached = found.items.flatMap(({ id, last, unread }) =>
        last && unread ? [[id, last.place] as const] : [],
      );
      deps.events.emit("chat-received", user, reached);
      return found;
    },
    open: ({ user, body }) => db.transaction((tx) => openConversation(tx, user, body, deps.now())),

    read: async ({ user, params: { id } }) => {
      const { collegeId, companyId } = await requireConversation(db, user, id);
      const pair = { collegeId, companyId };
      return {
        ...(await conversationOf(db, user, id)),
        people: [
          ...on("COLLEGE", await facesOf(db, { collegeId })),
          ...on("COMPANY", await facesOf(db, { companyId })),
        ],
        files: await sharedFiles(db, id),
        openings: await openBetween(db, pair, deps.now()),
        dates: await agreedBetween(db, pair, deps.now()),
        hired: await hiredBetween(db, pair),
      };
    },

    messages: ({ user, params, query }) => listMessages(deps, user, params.id, query),
    transcript: ({ user, params, call }) => transcriptOf(deps, { user, call }, params.id),
    send: ({ user, params: { id }, body }) =>
      db.transaction((tx) => sendMessage(tx, deps, { user, id, given: body })),
    markRead: async ({ user, params: { id }, body: { place } }) => {
      await db.transaction((tx) => markRead(tx, deps, user, { id, place }));
      return countUnread(db, user);
    },
    keep: ({ user, params: { id }, body }) =>
      db.transaction((tx) => keepMine(tx, deps, user, { id, given: body })),
    review: async ({ user, params, call }) =>
      said(
        await db.transaction((tx) => endReview(tx, deps, { user, call }, params.id)),
        "The conversation is open again.",
      ),

    upload: ({ user, params, files }) =>
      bringFile(deps, user, params.id, required(files.file, "file", "Choose a file.")),
    file: async ({ user, params, call }) =>
      fileReply(deps, await fileOf(db, user, params.id), call, "private, no-store"),

    edit: ({ user, params: { id }, body }) =>
      db.transaction((tx) => editMessage(tx, deps, user, { id, given: body })),
    remove: async ({ user, params: { id } }) => {
      const removed = await db.transaction((tx) => removeMessage(tx, deps, user, id));
      await dropFilesOfMessages(deps, [id]);
      return removed;
    },
    report: async ({ user, params: { id }, body, call }) => {
      await db.transaction((tx) => reportMessage(tx, deps, { user, call }, { id, given: body }));
      return said(undefined, "Thank you. A lead of the college looks within one working day.");
    },

    search: ({ user, query }) => searchMessages(db, user, query),
    unread: ({ user }) => countUnread(db, user),
  });
}
