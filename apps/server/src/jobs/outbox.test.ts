import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendMail } from "../mail/send-mail";
import { outbox } from "../mail/tables";
import { startServer } from "../testing/start-server";
import { drainOutbox } from "./outbox";

const server = await startServer();
const { deps, db } = server;
const letter = { to: "asha@nilgiri.example", subject: "Hello", text: "A letter." };
const put = async () => {
  await db.delete(outbox);
  await sendMail(db, letter, deps.now());
};

test("a mail that is taken back with its change is never sent", async () => {
  await db.delete(outbox);
  const change = db.transaction(async (tx) => {
    await sendMail(tx, letter, deps.now());
    throw new Error("the change failed");
  });
  await expect(change).rejects.toThrow("the change failed");
  expect(await server.mails(letter.to)).toEqual([]);
});

test("two workers at once send a mail once", async () => {
  await put();
  const sent: string[] = [];
  const mailer = async ({ id }: { id: string }) => void sent.push(id);
  await Promise.all([
    drainOutbox(deps, mailer),
    drainOutbox(deps, mailer),
    drainOutbox(deps, mailer),
  ]);
  expect(sent).toHaveLength(1);
});

test("211: a mail service that is down is tried again, later each time, and the mail arrives once", async () => {
  await put();
  let tries = 0;
  const down = async () => {
    tries++;
    throw new Error("connection refused");
  };
  await drainOutbox(deps, down);
  await drainOutbox(deps, down);
  expect(tries).toBe(1);
  for (let n = 0; n < 4; n++) {
    server.pass(10 * 60_000);
    await drainOutbox(deps, down);
  }
  expect(tries).toBe(5);
  server.pass(60 * 60_000);
  const sent: string[] = [];
  await drainOutbox(deps, async ({ to }) => void sent.push(to));
  await drainOutbox(deps, async ({ to }) => void sent.push(to));
  expect(sent).toEqual([letter.to]);
});

test("a worker that dies with a mail in its hands leaves it to the next", async () => {
  await put();
  const dying = drainOutbox(deps, () => new Promise(() => undefined));
  // What it would write when it gives the mail up comes after its end.
  dying.catch(() => undefined);
  await expect.poll(async () => (await db.select().from(outbox))[0]?.attempts).toBe(1);
  server.pass(2 * 60_000);
  const sent: string[] = [];
  await drainOutbox(deps, async ({ to }) => void sent.push(to));
  expect(sent).toEqual([letter.to]);
});

test("what a sent mail said is not kept", async () => {
  await put();
  await drainOutbox(deps, async () => undefined);
  const [row] = await db.select().from(outbox).where(eq(outbox.to, letter.to));
  expect(row).toMatchObject({ text: "", subject: "" });
  expect(row?.sentAt).toBeInstanceOf(Date);
});

test("what a mail said that could never be sent is not kept either", async () => {
  await put();
  for (let hours = 0; hours < 4 * 24; hours++) {
    await drainOutbox(deps, () => Promise.reject(new Error("connection refused")));
    server.pass(61 * 60_000);
  }
  const [row] = await db.select().from(outbox).where(eq(outbox.to, letter.to));
  expect(row).toMatchObject({ text: "", subject: "", sentAt: null });
  expect(row?.failedAt).toBeInstanceOf(Date);
});

test("a mail arrives after a mail service that was down for three days, and a code only while it opens something", async () => {
  await put();
  const [code, news] = [{ ...letter, to: "code@nilgiri.example", worthFor: 10 * 60_000 }, letter];
  await sendMail(db, code, deps.now());
  for (let hours = 0; hours < 3 * 24; hours++) {
    await drainOutbox(deps, () => Promise.reject(new Error("connection refused")));
    server.pass(60 * 60_000);
  }
  const sent: string[] = [];
  await drainOutbox(deps, async ({ to }) => void sent.push(to));
  expect(sent).toEqual([news.to]);
  const [lapsed] = await db.select().from(outbox).where(eq(outbox.to, code.to));
  expect(lapsed).toMatchObject({ text: "", sentAt: null, failedAt: expect.any(Date) });
});

test("a code that waited for its turn until it opens nothing any more is not sent", async () => {
  await sendMail(db, { ...letter, worthFor: 10 * 60_000 }, deps.now());
  server.pass(10 * 60_000);
  const sent: string[] = [];
  await drainOutbox(deps, async ({ to }) => void sent.push(to));
  expect(sent).toEqual([]);
});
