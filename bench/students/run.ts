import { performance } from "node:perf_hooks";
import { startServer } from "../measure/start-server";
import { printTable } from "../measure/table";
import { load } from "../server/load";
import { classOf } from "./class-of";
import { embedded, postgres, type Storage } from "./databases";

const seconds = Number(process.env.SECONDS ?? 4);
const clients = Number(process.env.CLIENTS ?? 32);
const sizes = (process.env.STUDENTS ?? "10000,100000").split(",").map(Number);
const port = 4187;
const officers = "/api/v1/placement-officer";

interface Officer {
  token: string;
  collegeId: string;
}
interface Window {
  data: { items: { id: string }[]; next: string | null };
}

async function newOfficer(address: string): Promise<Officer> {
  const reply = await fetch(`${address}/dev/scenario`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "officer-ready" }),
  });
  const { accessToken: token } = (await reply.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${token}` };
  const told = await fetch(`${address}${officers}/user-data`, { headers });
  const { data } = (await told.json()) as { data: { data: { collegeId: string } } };
  return { token, collegeId: data.data.collegeId };
}

/** The cursor of a window far down the list. */
async function deepCursor(list: string, headers: Record<string, string>, windows: number) {
  let next = "";
  for (let at = 0; at < windows; at++) {
    const reply = await fetch(`${list}?limit=100${next && `&next=${next}`}`, { headers });
    next = ((await reply.json()) as Window).data.next ?? next;
  }
  return next;
}

/** What is asked of the list, each by what a person would call it. */
async function questions(
  address: string,
  token: string,
): Promise<[string, () => Promise<boolean>][]> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const list = `${address}${officers}/student-info`;
  const ask = async (path: string) => {
    const reply = await fetch(`${address}${path}`, { headers });
    await reply.arrayBuffer();
    return reply.ok;
  };
  const students = (query: string) => () => ask(`${officers}/student-info?${query}`);
  const deep = await deepCursor(list, headers, 60);
  return [
    ["first window, by name", students("")],
    ["far down, by name", students(`next=${deep}`)],
    ["by CGPA, the best first", students("sort=-cgpa")],
    ["by department", students("sort=department")],
    ["three filters", students("department=Civil&minCgpa=8&status=ACTIVE")],
    ["with a skill", students("skills=Java&graduationYear=2026")],
    ["three letters searched", students("search=kav")],
    ["one letter searched", students("search=a")],
    ["how many match a filter", students("count=true&department=Civil&minCgpa=8")],
    ["how many match three letters", students("count=true&search=kav")],
    ["health, beside nothing", () => ask("/health/live")],
  ];
}

/** How long it takes to change five thousand students at once, and to take that back. */
async function bulk(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const timed = async (path: string, body?: object) => {
    const began = performance.now();
    const init = { method: body ? "PUT" : "POST", headers };
    const reply = await fetch(address + officers + path, {
      ...init,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as { message: string; data?: { undoId?: string } };
    if (!reply.ok) throw new Error(answer.message);
    return { took: performance.now() - began, undoId: answer.data?.undoId ?? "" };
  };
  const reply = await fetch(`${address}${officers}/student-info?limit=100`, { headers });
  const found: string[] = [];
  let { data } = (await reply.json()) as Window;
  while (found.length < 5000) {
    found.push(...data.items.map(({ id }) => id));
    if (!data.next) break;
    const more = await fetch(`${address}${officers}/student-info?limit=100&next=${data.next}`, {
      headers,
    });
    ({ data } = (await more.json()) as Window);
  }
  const change = await timed("/status-update", {
    status: "DEREGISTERED",
    studentId: found.slice(0, 5000),
  });
  const undo = await timed(`/undo/${change.undoId}`);
  return { change: change.took, undo: undo.took };
}

/** Everything measured on one engine with so many students. */
async function measure(storage: Storage, many: number) {
  const env = { ...storage.env, TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough-to-sign" };
  const empty = await startServer(port, env);
  const { collegeId, token } = await newOfficer(empty.address);
  await empty.stop();
  await storage.run(classOf(collegeId, many));
  const server = await startServer(port, env);
  try {
    const rows = [];
    for (const [call, ask] of await questions(server.address, token)) {
      // What is read for the first time comes from the disk.
      await load(Array.from({ length: clients }), seconds / 4, ask);
      const { perSecond, p50, p95, p99, failed } = await load(
        Array.from({ length: clients }),
        seconds,
        ask,
      );
      rows.push({
        call,
        "per second": Math.round(perSecond),
        "p50 ms": p50,
        "p95 ms": p95,
        "p99 ms": p99,
        failed,
      });
    }
    const { change, undo } = await bulk(server.address, token);
    const title = `${many.toLocaleString("en")} students, ${storage.name}, ${clients} clients, ${seconds} s each`;
    printTable(title, rows);
    console.log(
      `\n5,000 students changed in ${Math.round(change)} ms, taken back in ${Math.round(undo)} ms`,
    );
  } finally {
    await server.stop();
    await storage.remove();
  }
}

for (const many of sizes) {
  await measure(embedded(), many);
  await measure(await postgres(), many);
}
