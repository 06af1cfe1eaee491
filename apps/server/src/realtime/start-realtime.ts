import { randomUUID } from "node:crypto";
import { type EventType, limits, type RoomReply } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import { Server } from "socket.io";
import type { Deps } from "../deps";
import { securityEvent } from "../http/security-event";
import { signedInBy } from "../modules/accounts/signed-in";
import { placesOf } from "../modules/chat/received";
import { seeTyping } from "../modules/chat/typing";
import type { Connection, Kept, Realtime } from "./connection";
import { missedBy, type Numbered } from "./event-log";
import { fromOurPages } from "./handshake";
import {
  hangUpAtTheEnd,
  hangUpOnFloods,
  hangUpOnSilence,
  hangUpOnSlowReaders,
  hangUpOnTooMany,
} from "./hang-up";
import { startRelay } from "./relay";

const roomOf = (userId: string) => `user:${userId}`;
/** Everybody has one from the first moment; events go to the other, which is asked for. */
const personRoom = (userId: string) => `person:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** How long a connection may stay after its token has run out. */
const defaultGrace = 60_000;
const largestMessage = 64 * 1024;

/** Opens the real-time channel of officers and HR users beside the routes. */
export function startRealtime(app: FastifyInstance, deps: Deps, grace = defaultGrace): Realtime {
  const io: Realtime = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    allowRequest: fromOurPages(deps.config),
  });
  io.engine.on("connection", hangUpOnSilence);
  io.use((socket, next) => {
    greet(deps, socket).then(
      () => next(),
      () => next(new Error("Please login again to continue.")),
    );
  });
  io.on("connection", (socket) => {
    hangUpOnTooMany(io, socket, personRoom(socket.data.user.id), deps.config.PAGES_TOLD);
    hangUpOnSlowReaders(socket);
    serve(io, deps, socket, grace);
    passOnTyping(io, deps, socket);
    socket.on("received", (places) => {
      deps.events.emit("chat-received", socket.data.user, placesOf(places));
    });
  });

  const envelope = (type: EventType, payload: unknown) => ({
    id: randomUUID(),
    type,
    seq: 0,
    at: deps.now().toISOString(),
    payload,
  });
  const endThese = (ids: string[]) => {
    for (const id of ids) {
      io.in(sessionRoom(id)).emit("event", envelope("session.revoked", {}));
      io.in(sessionRoom(id)).disconnectSockets(true);
    }
  };
  const tell = (userId: string, type: EventType, payload: unknown) =>
    void io.in(roomOf(userId)).emit("event", envelope(type, payload));
  deps.events.on("sessions-ended", endThese);
  deps.events.on("happened", tell);
  const send = ({ userId, envelope: numbered }: Numbered) =>
    void io.in(roomOf(userId)).emit("event", numbered);
  const stopRelay = startRelay(deps, send);
  deps.events.on("live-numbered", send);
  const endLines = hangUpAtTheEnd(app.server);
  app.addHook("preClose", async () => {
    deps.events.off("sessions-ended", endThese);
    deps.events.off("happened", tell);
    deps.events.off("live-numbered", send);
    await stopRelay();
    io.disconnectSockets(true);
    io.engine.close();
    endLines();
    // Gives its connection to the database back, so that the pool can end.
    await io.of("/").adapter.close();
  });
  return io;
}

async function greet(deps: Deps, socket: Connection) {
  const { token } = socket.handshake.auth as { token?: unknown };
  Object.assign(socket.data, await recognise(deps, token));
}

/** Who a token speaks for; students have no channel. */
async function recognise(deps: Deps, token: unknown): Promise<Kept> {
  if (typeof token !== "string") throw new Error("A token is needed.");
  const claims = await deps.tokens.readAccess(token);
  const user = await signedInBy(token, deps);
  if (!claims || user.role === "STUDENT") throw new Error("This channel is not for this role.");
  return { user, until: claims.until };
}

function serve(io: Realtime, deps: Deps, socket: Connection, grace: number) {
  const { user } = socket.data;
  hangUpOnFloods(socket);
  const expiry = expiryOf(deps, socket, grace);
  void socket.join(sessionRoom(user.sessionId));

  socket.on("create-room", (userId, reply) => {
    answer(reply, () => {
      if (userId !== user.id) {
        securityEvent(deps.log, "foreign-room-refused", {
          actor: user.id,
          tenant: user.collegeId ?? user.companyId,
        });
        return { success: false, message: "That is not your room." };
      }
      // Such a page asks by itself from time to time, as without a channel.
      const { size = 0 } = io.sockets.adapter.rooms.get(roomOf(user.id)) ?? {};
      if (size >= deps.config.PAGES_TOLD)
        return { success: false, message: "You have too many pages open for this one to be told." };
      void socket.join(roomOf(user.id));
      const { lastSeq, age } = socket.handshake.auth;
      catchUp(deps, socket, lastSeq, age);
      return { success: true, room: roomOf(user.id) };
    });
  });

  socket.on("catch-up", (lastSeq) => {
    if (socket.rooms.has(roomOf(user.id))) catchUp(deps, socket, lastSeq);
  });

  socket.on("authenticate", (token, reply) => {
    recognise(deps, token).then(
      (known) => {
        if (known.user.id !== user.id || known.user.sessionId !== user.sessionId)
          return socket.disconnect(true);
        socket.data.until = known.until;
        expiry.restart();
        return answer(reply, () => ({ success: true, room: roomOf(user.id) }));
      },
      () => answer(reply, () => ({ success: false, message: "Please login again to continue." })),
    );
  });

  socket.on("disconnect", () => expiry.stop());
}

/** Shows the other people of a conversation that somebody writes; whoever may not write there shows nobody. */
function passOnTyping(io: Realtime, { db }: Pick<Deps, "db">, socket: Connection) {
  const { user } = socket.data;
  const name = `${user.firstName} ${user.lastName}`.trim();
  socket.on("typing", (conversationId) => {
    seeTyping(db, user, conversationId).then(
      (people) => {
        if (people.length)
          io.in(people.map(roomOf)).volatile.emit("typing", {
            conversationId,
            userId: user.id,
            name,
          });
      },
      () => undefined,
    );
  });
}

/** Sends what was missed since an event, or the order to load anew. */
function catchUp(deps: Deps, socket: Connection, lastSeq: unknown, age?: unknown) {
  const since = Number.isSafeInteger(lastSeq) ? Number(lastSeq) : 0;
  // Of what is older than the events that are kept, nobody knows whether something was told since.
  const known = typeof age === "number" && age >= 0 && age < limits.events.kept;
  const loaded = known ? new Date(deps.now().getTime() - age) : undefined;
  missedBy(deps.db, socket.data.user.id, since, loaded).then(
    (missed) => {
      if ("from" in missed) socket.emit("refetch", missed.from);
      else if ("upTo" in missed) socket.emit("caught-up", missed.upTo);
      else for (const each of missed.events) socket.emit("event", each);
    },
    (error: unknown) => deps.log.error({ err: error }, "missed events could not be read"),
  );
}

/** A client may forget to ask for an answer, or send something else in its place. */
function answer(reply: unknown, make: () => RoomReply) {
  const said = make();
  if (typeof reply === "function") (reply as (said: RoomReply) => void)(said);
}

/** Asks for a fresh token when the present one runs out, and hangs up when none comes. */
function expiryOf({ now }: Pick<Deps, "now">, socket: Connection, grace: number) {
  let timer: NodeJS.Timeout | undefined;
  const hangUp = () => socket.disconnect(true);
  const ask = () => {
    socket.emit("token-expired");
    timer = setTimeout(hangUp, grace);
    timer.unref();
  };
  const restart = () => {
    clearTimeout(timer);
    const left = socket.data.until - now().getTime();
    timer = setTimeout(ask, Math.max(0, left));
    timer.unref();
  };
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}
