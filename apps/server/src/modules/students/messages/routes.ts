import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps";
import { implement } from "../../../http/implement";
import { openMessage } from "./received";
import { sendMessage } from "./send";
import { exportMessages, sentMessage, sentMessages } from "./sent";

/** What a placement office writes to its students, and what they read of it. */
export function officeMessageRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.po.messages, {
    send: (asking) => sendMessage(deps, asking),
    list: ({ user, query }) => sentMessages(db, user, query),
    export: (asking) => exportMessages(deps, asking),
    read: ({ user, params }) => sentMessage(db, user, params.id),
  });
  implement(app, deps, api.student.messages, {
    read: ({ user, params }) => openMessage(deps, user, params.id),
  });
}
