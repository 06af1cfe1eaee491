import { limits, type Role } from "@toran/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sweep } from "../../jobs/sweep";
import { ok, refusal } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { readyOf } from "../../testing/people";
import { startServer } from "../../testing/start-server";
import { type Notice, notify } from "./notify";
import { sendDueNotices } from "./send-due";
import { notifications } from "./tables";
import { isBetween, nextHour } from "./zone-time";

const server = await startServer();
const { db, deps } = server;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Lets the clocks of India come to an hour. */
const passTo = (hour: number) => {
  const now = deps.now();
  server.pass(nextHour(hour, "Asia/Kolkata", now).getTime() - now.getTime() + minute);
};
const tell = (id: string, more: Partial<Notice> = {}) =>
  db.transaction((tx) =>
    notify(tx, deps, { to: [id], type: "connection.answered", title: "Kestrel said yes", ...more }),
  );
type Person = Awaited<ReturnType<typeof server.person>>;
const told = async ({ api }: Person, filter?: "ALL" | "UNREAD" | "ARCHIVED") =>
  ok(await api.notifications.list({ query: filter ? { filter } : {} })).data;

// In the middle of a working day nothing waits for the night to pass.
beforeEach(() => passTo(10));

test("what is told is written with the change, or not at all", async () => {
  const officer = await server.person("officer-ready");
  const change = db.transaction(async (tx) => {
    await notify(tx, deps, { to: [officer.id], type: "connection.answered", title: "Never" });
    throw new Error("the change failed");
  });
  await expect(change).rejects.toThrow("the change failed");
  expect(await told(officer)).toEqual({ items: [], next: null, unread: 0 });
  expect(await server.mails(officer.email)).toEqual([]);
});

test.each(Object.entries(readyOf) as [Role, (typeof readyOf)[Role]][])(
  "a %s reads, puts away and pages through what they were told, and nobody else does",
  async (_role, scenario) => {
    const [mine, other] = [await server.person(scenario), await server.person(scenario)];
    for (const many of [1, 2, 3]) {
      server.pass(1000);
      await tell(mine.id, { type: "account.sign-in", title: `Told ${many}` });
    }
    const first = ok(await mine.api.notifications.list({ query: { limit: 2 } })).data;
    expect(first.items.map(({ title }) => title)).toEqual(["Told 3", "Told 2"]);
    const rest = ok(await mine.api.notifications.list({ query: { next: first.next ?? "" } })).data;
    expect([rest.items.map(({ title }) => title), rest.unread]).toEqual([["Told 1"], 3]);
    const [newest] = first.items;
    const ids = [newest?.id ?? ""];

    ok(await other.api.notifications.read({ body: { ids } }));
    ok(await other.api.notifications.archive({ body: { ids } }));
    expect((await told(mine)).unread).toBe(3);

    expect(ok(await mine.api.notifications.read({ body: { ids } })).data).toEqual({ unread: 2 });
    ok(await mine.api.notifications.read({ body: { ids, unread: true } }));
    expect((await told(mine)).unread).toBe(3);
    expect(ok(await mine.api.notifications.archive({ body: { ids } })).data).toEqual({ unread: 2 });
    expect((await told(mine)).items.map(({ title }) => title)).toEqual(["Told 2", "Told 1"]);
    expect((await told(mine, "ARCHIVED")).items).toHaveLength(1);
    ok(await mine.api.notifications.archive({ body: { ids, archived: false } }));
    expect(ok(await mine.api.notifications.read({ body: { all: true } })).data.unread).toBe(0);
    expect((await told(mine, "UNREAD")).items).toEqual([]);
    expect(refusal(await mine.api.notifications.read({ body: {} })).body.errors).toHaveProperty(
      "ids",
    );
  },
);

test("what came after the newest that was seen stays unread when all are marked as read", async () => {
  const officer = await server.person("officer-ready");
  await tell(officer.id, { title: "Seen" });
  const until = (await told(officer)).items[0]?.createdAt;
  server.pass(1000);
  await tell(officer.id, { title: "Just told" });
  const { read } = officer.api.notifications;
  expect(ok(await read({ body: { all: true, until } })).data.unread).toBe(1);
  expect((await told(officer, "UNREAD")).items.map(({ title }) => title)).toEqual(["Just told"]);
  const junk = await read({ body: { all: true, until: "soon" } });
  expect(refusal(junk).body.errors).toHaveProperty("until");
});

test("a person's other pages are told that something was read or put away, and nobody else's are", async () => {
  const officer = await server.person("officer-ready");
  await tell(officer.id);
  const ids = (await told(officer)).items.map(({ id }) => id);
  const heard: unknown[] = [];
  deps.events.on("happened", (...given) => heard.push(given));
  ok(await officer.api.notifications.read({ body: { ids } }));
  ok(await officer.api.notifications.archive({ body: { ids } }));
  deps.events.removeAllListeners("happened");
  const event = [officer.id, "notification.read", { unread: 0 }];
  expect(heard).toEqual([event, event]);
});

test("what is put away and taken back is unread again, if it was; meanwhile it counts as read", async () => {
  const person = await server.person("officer-ready");
  await tell(person.id);
  const [notice] = (await told(person)).items;
  const ids = [notice?.id ?? ""];
  const { archive, read } = person.api.notifications;
  const back = async () => ok(await archive({ body: { ids, archived: false } })).data.unread;
  expect(ok(await archive({ body: { ids } })).data.unread).toBe(0);
  expect((await told(person, "ARCHIVED")).items[0]?.readAt).not.toBeNull();
  expect(await back()).toBe(1);
  ok(await read({ body: { ids } }));
  ok(await archive({ body: { ids } }));
  expect(await back()).toBe(0);
});

test("notices of one group become one within ten minutes, even when they come at once; a read one is left alone", async () => {
  const { id, ...hr } = await server.person("hr-ready");
  const applied = () =>
    tell(id, {
      type: "application.new",
      groupKey: "posting:7",
      title: (many) => (many === 1 ? "1 new application" : `${many} new applications`),
    });
  await Promise.all(Array.from({ length: 12 }, applied));
  const list = async () =>
    ok(await hr.api.notifications.list({ query: {} })).data.items.map(({ title }) => title);
  expect(await list()).toEqual(["12 new applications"]);
  server.pass(limits.notifications.grouped);
  await applied();
  expect(await list()).toEqual(["1 new application", "12 new applications"]);
  ok(await hr.api.notifications.read({ body: { all: true } }));
  await applied();
  expect(await list()).toHaveLength(3);
});

test("a mail leaves once, though several nodes look, and not for what was read or is no longer wished for", async () => {
  const [one, two, three] = [
    await server.person("officer-ready"),
    await server.person("officer-ready"),
    await server.person("officer-ready"),
  ];
  for (const { id } of [one, two, three]) await tell(id, { link: "/po/companies" });
  ok(await two.api.notifications.read({ body: { all: true } }));
  const off = { type: "connection.answered", channel: "EMAIL", on: false } as const;
  ok(await three.api.notifications.savePreferences({ body: { channels: [off] } }));
  await Promise.all([sendDueNotices(deps), sendDueNotices(deps), sendDueNotices(deps)]);
  const [mail, ...more] = await server.mails(one.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Kestrel said yes");
  expect(mail?.text).toContain(`${server.config.PUBLIC_URL}/po/companies`);
  expect(await server.mails(two.email)).toEqual([]);
  expect(await server.mails(three.email)).toEqual([]);
});

test("at night mails wait for the morning, and for the digest of the day what can wait", async () => {
  const hr = await server.person("hr-ready");
  passTo(23);
  await tell(hr.id);
  await tell(hr.id, { type: "application.new", title: "3 new applications" });
  expect(await server.mails(hr.email)).toEqual([]);
  passTo(7);
  expect((await server.mails(hr.email)).map(({ subject }) => subject)).toEqual([
    "Kestrel said yes",
  ]);
  passTo(8);
  const subjects = (await server.mails(hr.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Kestrel said yes", "3 new applications"]);
});

test("of what is not critical eight mails leave in a day, and the rest comes in one the next morning", async () => {
  const officer = await server.person("officer-ready");
  for (let round = 0; round < 11; round++) {
    await tell(officer.id, { title: `Answer ${round}` });
    await server.mails();
  }
  expect(await server.mails(officer.email)).toHaveLength(limits.notifications.mailsPerDay);
  await tell(officer.id, { type: "payment.failed", title: "A payment failed" });
  expect((await server.mails(officer.email)).at(-1)?.subject).toBe("A payment failed");
  passTo(8);
  expect((await server.mails(officer.email)).at(-1)?.subject).toContain("3 things are new");
});

const of = (
  type: string,
  channel: string,
  list: { type: string; channel: string; on: boolean }[],
) => list.find((each) => each.type === type && each.channel === channel)?.on;

test("each role chooses by which channel it hears of what, and critical notices stay in the product", async () => {
  const officer = await server.person("officer-ready");
  const before = ok(await officer.api.notifications.preferences()).data;
  expect(before.channels.some(({ type }) => type === "profile.opened")).toBe(false);
  expect(of("connection.answered", "IN_APP", before.channels)).toBe(true);
  const body = {
    channels: [
      { type: "payment.failed", channel: "IN_APP", on: false },
      { type: "connection.answered", channel: "IN_APP", on: false },
    ] as const,
    quiet: { on: false, from: 0, to: 1 },
    zone: "Europe/Amsterdam",
  };
  const after = ok(
    await officer.api.notifications.savePreferences({
      body: { ...body, channels: [...body.channels] },
    }),
  ).data;
  expect(of("payment.failed", "IN_APP", after.channels)).toBe(true);
  expect(of("connection.answered", "IN_APP", after.channels)).toBe(false);
  expect(after).toMatchObject({ quiet: body.quiet, zone: body.zone, digestHour: 8 });
  await tell(officer.id);
  expect((await told(officer)).items).toEqual([]);
  expect(await server.mails(officer.email)).toHaveLength(1);
  for (const wrong of [
    { zone: "Mars/Olympus" },
    { digestHour: 24 },
    { quiet: { on: true, from: 22, to: 22 } },
  ])
    expect(refusal(await officer.api.notifications.savePreferences({ body: wrong })).status).toBe(
      400,
    );
});

test("notices are kept for 180 days", async () => {
  const officer = await server.person("officer-ready");
  await tell(officer.id);
  server.pass(179 * day);
  await sweep(deps);
  const own = eq(notifications.userId, officer.id);
  expect(await db.$count(notifications, own)).toBe(1);
  server.pass(2 * day);
  await sweep(deps);
  expect(await db.$count(notifications, own)).toBe(0);
});

test("the other side is told of a request to connect, of its answer and of its end, and of nothing else", async () => {
  const { officer, hr, collegeId, companyId } = await pairOf(server);
  const titles = async (person: Person) => (await told(person)).items.map(({ type }) => type);
  const { id } = ok(
    await hr.api.hr.colleges.connect({ body: { collegeId, status: "PENDING", message: "Hello" } }),
  ).data;
  const [asked] = (await told(officer)).items;
  expect(asked).toMatchObject({
    type: "connection.requested",
    body: "Hello",
    link: `/po/companies/${companyId}`,
    entity: { type: "connection", id },
  });
  expect(await titles(hr)).toEqual([]);
  const params = { id };
  ok(await officer.api.po.companies.decide({ params, body: { status: "APPROVED" } }));
  ok(await officer.api.po.companies.decide({ params, body: { status: "DISCONNECTED" } }));
  ok(await officer.api.po.companies.decide({ params, body: { status: "BLOCKED" } }));
  expect(await titles(hr)).toEqual(["connection.answered", "connection.answered"]);
  expect(await titles(officer)).toEqual(["connection.requested"]);
});

test("somebody is told when their account is opened on a device it does not know, and not on one it knows", async () => {
  const officer = await server.person("officer-ready");
  const body = { email: officer.email, password: "lantern-over-the-door" };
  ok(await officer.api.po.auth.logIn({ body }));
  expect((await told(officer)).unread).toBe(0);
  const elsewhere = server.browser();
  elsewhere.agent = "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0";
  ok(await elsewhere.api.po.auth.logIn({ body }));
  ok(await elsewhere.api.po.auth.logIn({ body }));
  const items = (await told(officer)).items;
  expect(items.map(({ title }) => title)).toEqual([
    "Your account was opened on Firefox on Windows",
  ]);
  expect(await server.mails(officer.email)).toHaveLength(1);
});

test("the hours of a day are those of the person's zone, also over midnight", () => {
  const at = new Date("2026-01-05T17:00:00Z");
  expect(nextHour(8, "Asia/Kolkata", at).toISOString()).toBe("2026-01-06T02:30:00.000Z");
  expect(nextHour(23, "Asia/Kolkata", at).toISOString()).toBe("2026-01-05T17:30:00.000Z");
  expect(isBetween(22, 7, "Asia/Kolkata", at)).toBe(true);
  expect(isBetween(22, 7, "Europe/London", at)).toBe(false);
});

const next = (at: number, from: string, zone = "Europe/Berlin") =>
  nextHour(at, zone, new Date(from)).toISOString();

test("a full hour is that of the clocks also where they are put forward or back before it", () => {
  expect(next(8, "2026-03-28T21:00:00Z")).toBe("2026-03-29T06:00:00.000Z");
  expect(next(8, "2026-10-24T20:00:00Z")).toBe("2026-10-25T07:00:00.000Z");
  expect(next(8, "2026-10-25T06:30:00Z")).toBe("2026-10-25T07:00:00.000Z");
  expect(next(9, "2026-10-03T14:00:00Z", "Australia/Lord_Howe")).toBe("2026-10-03T22:00:00.000Z");
  // There is no half past two on this night: the clocks go from two to three.
  expect(next(2, "2026-03-28T21:00:00Z")).toBe("2026-03-29T01:00:00.000Z");
  expect(next(2, "2026-03-29T00:30:00Z")).toBe("2026-03-29T01:00:00.000Z");
  expect(next(0, "2026-10-24T21:59:59Z")).toBe("2026-10-24T22:00:00.000Z");
});
