import { isFailure } from "@toran/api-client";
import { connectionAnswers, connectionStatuses, sides } from "@toran/contract/schemas/connection";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { joinOffice } from "../../testing/join-office";
import { type Pair, pairOf } from "../../testing/pair";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";
import { addBusinessDays } from "./business-days";
import { connections } from "./tables";
import type { Answer, Side, Status } from "./transitions";

const server = await startServer();
type Person = Awaited<ReturnType<typeof server.person>>;
let pair: Pair;
const newPair = () => pairOf(server);
beforeAll(async () => {
  pair = await newPair();
});

const asks = {
  COLLEGE: ({ officer, companyId }: Pair, message?: string) =>
    officer.api.po.companies.connect({
      body: { companyId, status: "PENDING", ...(message && { message }) },
    }),
  COMPANY: ({ hr, collegeId }: Pair, message?: string) =>
    hr.api.hr.colleges.connect({
      body: { collegeId, status: "PENDING", ...(message && { message }) },
    }),
};
type AnswerBody = Parameters<Person["api"]["po"]["companies"]["decide"]>[0]["body"];
const decides = {
  COLLEGE: ({ officer }: Pair, id: string, body: AnswerBody) =>
    officer.api.po.companies.decide({ params: { id }, body }),
  COMPANY: ({ hr }: Pair, id: string, body: AnswerBody) =>
    hr.api.hr.colleges.decide({ params: { id }, body }),
};

/** Puts a connection in a state, however it would have come there. */
async function stand(
  { collegeId, companyId }: Pair,
  status: Status,
  initiatedBy: Side,
  more: { refusals?: number; allowReRequest?: boolean } = {},
) {
  const values = { status, initiatedBy, refusals: 0, allowReRequest: true, ...more };
  const [row] = await server.db
    .insert(connections)
    .values({ collegeId, companyId, ...values, requestedAt: server.deps.now() })
    .onConflictDoUpdate({ target: [connections.collegeId, connections.companyId], set: values })
    .returning();
  return row?.id ?? "";
}

type Outcome = Awaited<ReturnType<typeof asks.COLLEGE>>;
const outcome = (reply: Outcome) => (isFailure(reply) ? reply.status : reply.data.status);

/** What the product says: who may answer what from where, written out once more. */
const allowed: Record<Answer, (status: Status, own: boolean, side: Side) => boolean> = {
  APPROVED: (status, own) => status === "PENDING" && !own,
  REJECTED: (status, own) => status === "PENDING" && !own,
  WITHDRAWN: (status, own) => status === "PENDING" && own,
  DISCONNECTED: (status) => status === "APPROVED",
  BLOCKED: (status, _own, side) => side === "COLLEGE" && status !== "BLOCKED",
};
const mayNot: Record<Answer, (own: boolean, side: Side) => boolean> = {
  APPROVED: (own) => own,
  REJECTED: (own) => own,
  WITHDRAWN: (own) => !own,
  DISCONNECTED: () => false,
  BLOCKED: (_own, side) => side === "COMPANY",
};

test("55: of every answer, from every state, by either side, exactly those the rules know go through", async () => {
  for (const status of connectionStatuses)
    for (const initiatedBy of sides)
      for (const side of sides)
        for (const answer of connectionAnswers) {
          const id = await stand(pair, status, initiatedBy);
          const reply = await decides[side](pair, id, { status: answer });
          const own = initiatedBy === side;
          const hidden = side === "COMPANY" && status === "BLOCKED";
          const expected = hidden
            ? 404
            : mayNot[answer](own, side)
              ? 403
              : allowed[answer](status, own, side)
                ? answer
                : 409;
          const tried = `${side} says ${answer} to ${status} of ${initiatedBy}`;
          expect([tried, outcome(reply)]).toEqual([tried, expected]);
          // Who comes too late is shown how it stands.
          const current = isFailure(reply) ? (reply.body.current as { status: Status }) : undefined;
          expect([tried, current?.status]).toEqual([tried, expected === 409 ? status : undefined]);
        }
});

test("55: a request that is taken back in between does not give a refused side one more", async () => {
  const own = await newPair();
  const ask = async () => outcome(await asks.COMPANY(own));
  const answer = async (side: Side, status: Answer) => {
    const [row] = await server.db
      .select()
      .from(connections)
      .where(eq(connections.companyId, own.companyId));
    return outcome(await decides[side](own, row?.id ?? "", { status }));
  };
  const story = [await ask(), await answer("COLLEGE", "REJECTED")];
  story.push(await ask(), await answer("COMPANY", "WITHDRAWN"));
  story.push(await ask(), await answer("COLLEGE", "REJECTED"), await ask());
  const told = "PENDING REJECTED PENDING WITHDRAWN PENDING REJECTED 409";
  expect(story.join(" ")).toBe(told);
});

test("55: a request goes through from every state that leaves room for one, and the refused may ask once more", async () => {
  for (const status of connectionStatuses)
    for (const initiatedBy of sides)
      for (const side of sides)
        for (const allowReRequest of [true, false])
          for (const refusals of [1, 2]) {
            await stand(pair, status, initiatedBy, { allowReRequest, refusals });
            const reply = await asks[side](pair);
            const own = initiatedBy === side;
            const expected = {
              PENDING: own ? 409 : "APPROVED",
              APPROVED: 409,
              REJECTED: !own || (allowReRequest && refusals < 2) ? "PENDING" : 409,
              WITHDRAWN: "PENDING",
              DISCONNECTED: "PENDING",
              BLOCKED: side === "COLLEGE" ? "PENDING" : 404,
            }[status];
            const tried = `${side} asks from ${status} of ${initiatedBy}, ${refusals}, ${allowReRequest}`;
            expect([tried, outcome(reply)]).toEqual([tried, expected]);
          }
});

test("a company asks with a message, is declined with a reason, asks once more, and is not heard a third time", async () => {
  const one = await newPair();
  const { officer, hr } = one;
  const first = ok(await asks.COMPANY(one, "We hire twelve engineers this year.")).data;
  expect(first).toMatchObject({ status: "PENDING", initiatedBy: "COMPANY" });
  expect(new Date(first.dueAt ?? 0)).toEqual(addBusinessDays(new Date(first.requestedAt), 5));
  const [waiting] = ok(
    await officer.api.po.companies.status({ query: { connectionType: "PENDING_RECEIVED" } }),
  ).data.items;
  expect(waiting).toMatchObject({ id: first.id, message: "We hire twelve engineers this year." });

  const params = { id: first.id };
  const wordless = refusal(
    await officer.api.po.companies.decide({
      params,
      body: { status: "REJECTED", reason: "OTHER" },
    }),
  );
  expect([wordless.status, wordless.body.errors]).toEqual([
    400,
    { reasonText: "Write the reason." },
  ]);
  const reason = { reason: "OTHER" as const, reasonText: "Our season is over." };
  ok(await officer.api.po.companies.decide({ params, body: { status: "REJECTED", ...reason } }));
  expect(ok(await hr.api.hr.colleges.status({ query: { status: "REJECTED" } })).data.items).toEqual(
    [expect.objectContaining({ ...reason, allowReRequest: true, respondedBy: null })],
  );
  ok(await asks.COMPANY(one));
  ok(await officer.api.po.companies.decide({ params, body: { status: "REJECTED" } }));
  expect(refusal(await asks.COMPANY(one)).status).toBe(409);
  const { connection } = ok(
    await officer.api.po.companies.read({ params: { id: one.companyId } }),
  ).data;
  expect(connection).toMatchObject({ reason: "UNSPECIFIED", respondedBy: expect.any(String) });
  expect(connection?.history.map(({ status, by }) => [status, by])).toEqual([
    ["REJECTED", "COLLEGE"],
    ["PENDING", "COMPANY"],
    ["REJECTED", "COLLEGE"],
    ["PENDING", "COMPANY"],
  ]);
});

test("both sides are told at once that something changed, but a company not that it was blocked", async () => {
  const one = await newPair();
  const told: string[] = [];
  server.deps.events.on("happened", (userId, type) => void told.push(`${type} ${userId}`));
  const { id } = ok(await asks.COMPANY(one)).data;
  const both = [one.officer, one.hr].map((person) => `connection.changed ${person.id}`);
  expect(told.splice(0).toSorted()).toEqual(both.toSorted());
  ok(await decides.COLLEGE(one, id, { status: "APPROVED" }));
  expect(told.splice(0).toSorted()).toEqual(both.toSorted());
  ok(await decides.COLLEGE(one, id, { status: "BLOCKED" }));
  expect(told).toEqual([`connection.changed ${one.officer.id}`]);
  server.deps.events.removeAllListeners("happened");
});

test("74: of two officers who answer at once one wins, and the other is told how it stands", async () => {
  const one = await newPair();
  const colleague = await server.person("officer-ready");
  await joinOffice(server, colleague, one.officer);
  for (let round = 0; round < 5; round++) {
    const id = await stand(one, "PENDING", "COMPANY");
    const replies = await Promise.all([
      decides.COLLEGE(one, id, { status: "APPROVED" }),
      decides.COLLEGE({ ...one, officer: colleague }, id, { status: "REJECTED" }),
    ]);
    const won = replies.filter((reply) => !isFailure(reply)).map((reply) => ok(reply).data);
    const lost = replies.filter((reply) => isFailure(reply));
    expect([won.length, lost.map(({ status }) => status)]).toEqual([1, [409]]);
    expect(lost[0]?.body.current).toMatchObject({ id, status: won[0]?.status });
  }
});

test("74: wishes that cross are one connection, however close they come, and a wish sent twice is one", async () => {
  for (let round = 0; round < 4; round++) {
    const one = await newPair();
    await Promise.all([asks.COLLEGE(one), asks.COMPANY(one), asks.COLLEGE(one)]);
    const rows = await server.db
      .select()
      .from(connections)
      .where(eq(connections.companyId, one.companyId));
    expect(rows.map(({ status }) => status)).toEqual(["APPROVED"]);
  }
});

test("a connection of others, and a college or company that is not there, do not exist", async () => {
  const other = await newPair();
  const id = await stand(other, "PENDING", "COMPANY");
  expect(refusal(await decides.COLLEGE(pair, id, { status: "APPROVED" })).status).toBe(404);
  expect(refusal(await decides.COMPANY(pair, id, { status: "WITHDRAWN" })).status).toBe(404);
  const nowhere = { ...pair, collegeId: id, companyId: id };
  expect(refusal(await asks.COLLEGE(nowhere)).status).toBe(404);
  expect(refusal(await asks.COMPANY(nowhere)).status).toBe(404);
  const { companies } = pair.officer.api.po;
  expect(refusal(await companies.read({ params: { id } })).status).toBe(404);
  expect(refusal(await pair.hr.api.hr.colleges.read({ params: { id } })).status).toBe(404);
  const unasked = refusal(
    await companies.connect({
      body: { companyId: pair.companyId, status: "PENDING", message: "x".repeat(501) },
    }),
  );
  expect([unasked.status, Object.keys(unasked.body.errors ?? {})]).toEqual([400, ["message"]]);
});

test("a college that blocks a company is not there for it, and says nothing of its reason", async () => {
  const one = await newPair();
  const { hr, collegeId } = one;
  ok(await asks.COMPANY(one));
  const id = await stand(one, "PENDING", "COMPANY");
  const body = { status: "BLOCKED" as const, reason: "FEES_OR_DEPOSIT_ASKED" as const };
  ok(await decides.COLLEGE(one, id, body));
  const { colleges } = hr.api.hr;
  expect(refusal(await colleges.read({ params: { id: collegeId } })).status).toBe(404);
  expect(ok(await colleges.connections({})).data.items).toEqual([]);
  const ids = ok(await colleges.list({ query: { limit: 100 } })).data.items.map((each) => each.id);
  expect(ids).not.toContain(collegeId);
  expect(refusal(await asks.COMPANY(one)).status).toBe(404);
  ok(await asks.COLLEGE(one));
  const seen = ok(await colleges.connections({})).data.items;
  expect(seen).toMatchObject([{ id, status: "PENDING", reason: null }]);
  expect(JSON.stringify(seen)).not.toContain("FEES_OR_DEPOSIT_ASKED");
});

test("a company cannot give itself leave, and one whose connection ended sees no student any more", async () => {
  const one = await newPair();
  const sent = ok(await asks.COMPANY(one)).data;
  const permissions = { postJobs: true, requestBookings: false, viewStudents: false, chat: true };
  expect(
    ok(await decides.COLLEGE(one, sent.id, { status: "APPROVED", permissions })).data.permissions,
  ).toEqual(permissions);
  const ended = ok(await decides.COMPANY(one, sent.id, { status: "DISCONNECTED" })).data;
  expect([ended.status, ended.permissions]).toEqual(["DISCONNECTED", null]);
});

test("while they are connected the college says anew what the company may do, and it is told; it cannot itself", async () => {
  const one = await newPair();
  const sent = ok(await asks.COMPANY(one)).data;
  ok(await decides.COLLEGE(one, sent.id, { status: "APPROVED" }));
  const permissions = { postJobs: false, requestBookings: true, viewStudents: false, chat: true };
  const changed = ok(await decides.COLLEGE(one, sent.id, { status: "APPROVED", permissions })).data;
  expect(changed).toMatchObject({ status: "APPROVED", permissions });
  expect(changed.history.map(({ status, leave }) => [status, leave])).toEqual([
    ["APPROVED", true],
    ["APPROVED", undefined],
    ["PENDING", undefined],
  ]);
  const notices = ok(await one.hr.api.notifications.list({ query: {} })).data.items;
  expect(notices.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/ has changed what your company may do$/),
  );
  const graph = ok(await one.officer.api.po.dashboard.connectionGraph()).data;
  expect(graph.at(-1)).toMatchObject({ accepted: 1 });

  const all = { postJobs: true, requestBookings: true, viewStudents: true, chat: true };
  expect(
    refusal(await decides.COMPANY(one, sent.id, { status: "APPROVED", permissions: all })).status,
  ).toBe(403);
  expect(refusal(await decides.COLLEGE(one, sent.id, { status: "APPROVED" })).status).toBe(409);
});
