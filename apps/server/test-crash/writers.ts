import { randomInt, randomUUID } from "node:crypto";
import type { RunningServer } from "./server";

export const todolist = "/api/v1/placement-officer/todolist";

/** What the server has confirmed, over all the times it ran. */
export interface Confirmed {
  officer: { email: string; token: string };
  todos: Set<string>;
  emails: Set<string>;
}

/** An officer, as the development routes make one. */
export async function newOfficer(server: RunningServer) {
  const reply = await server.call("POST", "/dev/scenario", { body: { name: "officer-ready" } });
  const { accessToken, user } = (await reply.json()) as {
    accessToken: string;
    user: { email: string };
  };
  return { email: user.email, token: accessToken };
}

/** To-dos one after another, until the server is gone; only what it confirms counts. */
async function writeTodos(server: RunningServer, { officer, todos }: Confirmed) {
  for (;;) {
    const title = `Call ${randomUUID()}`;
    const reply = await server.call("POST", todolist, {
      token: officer.token,
      body: { title },
    });
    if (reply.ok) todos.add(title);
    await reply.arrayBuffer();
  }
}

/** Registrations, each from an address of its own: a person, a code and a mail in one transaction. */
async function register(server: RunningServer, { emails }: Confirmed) {
  for (;;) {
    const email = `asha.${randomUUID()}@nilgiri.example`;
    const reply = await server.call("POST", "/api/auth/student/register", {
      body: { firstName: "Asha", lastName: "Rao", email, password: "lantern over the door" },
      address: Array.from({ length: 4 }, () => randomInt(1, 255)).join("."),
    });
    if (reply.ok) emails.add(email);
    await reply.arrayBuffer();
  }
}

/** Lets several people write at once until the server is gone. */
export async function writeUntilGone(server: RunningServer, confirmed: Confirmed) {
  const writers = [writeTodos, writeTodos, register, register];
  await Promise.allSettled(writers.map((write) => write(server, confirmed)));
}
