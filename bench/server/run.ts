import { cookieOf, newPerson } from "../measure/new-person";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { load } from "./load";

const seconds = Number(process.env.SECONDS ?? 5);
const count = Number(process.env.CLIENTS ?? 32);
const password = "lantern-over-the-door";
const engine = process.env.DATABASE_URL ? "PostgreSQL" : "embedded";

interface Client {
  email: string;
  token: string;
  cookie: string;
}

const server = await startServer(4183);
const api = `${server.address}/api`;
const json = { "content-type": "application/json" };

async function person(): Promise<Client> {
  const { accessToken, user, cookie } = await newPerson(server.address, "officer-ready");
  return { email: user.email, token: accessToken, cookie };
}

/** Reads the answer to its end, so that the connection is free again. */
async function done(reply: Response) {
  await reply.arrayBuffer();
  return reply.ok;
}

const calls: Record<string, (client: Client) => Promise<boolean>> = {
  "log in": async ({ email }) =>
    done(
      await fetch(`${api}/auth/placement-officer/login`, {
        method: "POST",
        headers: json,
        body: JSON.stringify({ email, password }),
      }),
    ),
  refresh: async (client) => {
    const headers = { cookie: client.cookie, "x-toran-refresh": "1" };
    const reply = await fetch(`${api}/auth/placement-officer/refresh-token`, { headers });
    client.cookie = cookieOf(reply) || client.cookie;
    return done(reply);
  },
  "list of to-dos": async ({ token }) =>
    done(
      await fetch(`${api}/v1/placement-officer/todolist`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  "health, beside nothing": async () => done(await fetch(`${server.address}/health/live`)),
};

try {
  const clients: Client[] = [];
  for (let made = 0; made < count; made++) clients.push(await person());
  for (const { token } of clients) {
    for (let at = 0; at < 20; at++) {
      const headers = { ...json, authorization: `Bearer ${token}` };
      const body = JSON.stringify({ title: `Call company ${at}` });
      await done(
        await fetch(`${api}/v1/placement-officer/todolist`, { method: "POST", headers, body }),
      );
    }
  }
  const rows = [];
  for (const [name, call] of Object.entries(calls)) {
    const { requests, perSecond, p50, p99, failed } = await load(clients, seconds, call);
    rows.push({
      call: name,
      requests,
      "per second": Math.round(perSecond),
      "p50 ms": p50,
      "p99 ms": p99,
      failed,
    });
  }
  printTable(`Server, ${engine} database, ${count} clients, ${seconds} s each`, rows);
} finally {
  await server.stop();
}
