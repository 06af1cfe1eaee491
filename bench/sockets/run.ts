import { readFileSync } from "node:fs";
import { io, type Socket } from "socket.io-client";
import { signIn } from "../chat/people";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";

// Matrix 154: idle sockets, what they cost the server, and whether one of them loses a heartbeat.
const many = Number(process.env.SOCKETS ?? 1_000);
const beats = Number(process.env.BEATS ?? 2);
const budget = 100;
const atOnce = 50;
const rest = 60_000;
const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

const server = await startServer(4199, { PUBLIC_URL: "http://localhost:4199", PAGES_TOLD: "2000" });

/** The memory of the server, once it has been at rest for a while: the least of some looks. */
async function megabytes() {
  const looks: number[] = [];
  for (let look = 0; look < 10; look++) {
    await pause(1_000);
    const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
    looks.push(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
  }
  return Math.min(...looks);
}

const sockets: Socket[] = [];
const heard = new Map<Socket, number>();
let lost = 0;
try {
  const people = await Promise.all([
    signIn(server.address, "po", "meera.k@nilgiri.example"),
    signIn(server.address, "hr", "vikram@kestrel.example"),
  ]);
  const open = async (index: number) => {
    const person = people[index % people.length]!;
    const socket = io(server.address, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      auth: { token: person.token, lastSeq: 0 },
    });
    sockets.push(socket);
    socket.io.on("ping", () => heard.set(socket, (heard.get(socket) ?? 0) + 1));
    await new Promise<void>((settle, fail) => {
      socket.once("connect_error", fail);
      socket.once("connect", () => socket.emit("create-room", person.userId, () => settle()));
    });
    socket.on("disconnect", () => lost++);
  };
  await open(0);
  // What the start took is given back by then.
  await pause(rest);
  const before = await megabytes();
  for (let index = 1; index < many; index += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, many - index) }, (_, at) => open(index + at)),
    );
  const opened = performance.now();
  while (sockets.some((socket) => (heard.get(socket) ?? 0) < beats)) {
    if (performance.now() - opened > (beats + 1) * 30_000) break;
    await pause(500);
  }
  const after = await megabytes();
  const silent = sockets.filter((socket) => (heard.get(socket) ?? 0) < beats).length;
  printTable(`${many.toLocaleString("en")} idle sockets, ${beats} heartbeats each`, [
    {
      "server before, MB": Math.round(before),
      "with them, MB": Math.round(after),
      "extra MB": Math.round(after - before),
      budget,
      "without a heartbeat": silent,
      "cut off": lost,
    },
  ]);
  if (after - before >= budget || silent || lost) process.exitCode = 1;
} finally {
  for (const socket of sockets) socket.disconnect();
  await server.stop();
}
