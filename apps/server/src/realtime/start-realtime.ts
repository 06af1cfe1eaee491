import { randomUUID } from "node:crypto";
import type { ClientEvents, EventType, RoomReply, ServerEvents } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import { Server, type Socket } from "socket.io";
import type { Deps } from "../deps";
import { securityEvent } from "../http/security-event";
import { type SignedIn, signedInBy } from "../modules/accounts/signed-in";
import { fromOurPages } from "./handshake";

interface Kept {
  user: SignedIn;
  /** When the token presented last runs out. */
  until: number;
}
type Nothing = Record<string, never>;
export type Realtime = Server<ClientEvents, ServerEvents, Nothing, Kept>;
type Connection = Socket<ClientEvents, ServerEvents, Nothing, Kept>;

const roomOf = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** How long a connection may stay after its token has run out. */
const defaultGrace = 60_000;
const silence = 1000;
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
  io.on("connection", (socket) => serve(deps, socket, grace));

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
  app.addHook("preClose", async () => {
    deps.events.off("sessions-ended", endThese);
    deps.events.off("happened", tell);
    io.disconnectSockets(true);
    io.engine.close();
  });
  return io;
}

interface Line {
  once(event: "packet" | "close", then: () => void): void;
  close(discard: boolean): void;
}

/** A line on which nothing is said is closed. One that has spoken may wait its turn to be recognised. */
function hangUpOnSilence(line: Line) {
  const timer = setTimeout(() => line.close(true), silence);
  const stop = () => clearTimeout(timer);
  line.once("packet", stop);
  line.once("close", stop);
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

function serve(deps: Deps, socket: Connection, grace: number) {
  const { user } = socket.data;
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
      void socket.join(roomOf(user.id));
      return { success: true, room: roomOf(user.id) };
    });
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
