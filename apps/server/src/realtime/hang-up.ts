import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { limits } from "@toran/contract";
import type { Connection, Realtime } from "./connection";

const silence = 1000;

interface Line {
  once(event: "packet" | "close", then: () => void): void;
  close(discard: boolean): void;
}

/** A line on which nothing is said is closed. One that has spoken may wait its turn to be recognised. */
export function hangUpOnSilence(line: Line) {
  const timer = setTimeout(() => line.close(true), silence);
  const stop = () => clearTimeout(timer);
  line.once("packet", stop);
  line.once("close", stop);
}

const spell = 10_000;

/** Whoever says more in a moment than a person could is hung up on. */
export function hangUpOnFloods(socket: Connection) {
  let said = 0;
  let until = 0;
  socket.onAny(() => {
    const now = Date.now();
    if (now > until) {
      said = 0;
      until = now + spell;
    }
    if (++said > limits.events.perTenSeconds) socket.disconnect(true);
  });
}

/** Whoever does not read what they are sent is hung up on before it fills the memory; what they missed is in the log. */
export function hangUpOnSlowReaders({ conn }: Connection) {
  let waiting = 0;
  conn.on("packetCreate", ({ data }: { data?: string | Buffer }) => {
    waiting += data?.length ?? 0;
    if (waiting > limits.events.unread) conn.close(true);
  });
  conn.on("drain", () => {
    waiting = 0;
  });
}

/** Nobody has twice as many pages open as are told: what comes beyond it is hung up on. */
export function hangUpOnTooMany(io: Realtime, socket: Connection, room: string, told: number) {
  void socket.join(room);
  const { size = 0 } = io.sockets.adapter.rooms.get(room) ?? {};
  if (size > 2 * told) socket.disconnect(true);
}

/** Ends the lines of those who do not answer a good-bye, as one asleep does not: the server could not close before them. */
export function hangUpAtTheEnd(server: Server) {
  const lines = new Set<Duplex>();
  server.on("upgrade", (_request, line: Duplex) => {
    lines.add(line);
    line.once("close", () => lines.delete(line));
  });
  return () => setTimeout(() => lines.forEach((line) => line.destroy()), silence).unref();
}
