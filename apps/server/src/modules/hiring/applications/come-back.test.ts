import { beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../db/scenarios/world";
import { applied, hiringPair, offered, openJob, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

/** A student with an offer, and an application beside it. */
async function standing() {
  const [first, second] = [await openJob(server, pair), await openJob(server, pair)];
  const student = await studentOf(server, pair);
  const offer = await offered(pair, (await applied(student, first.postingId)).id);
  const { id } = await applied(student, second.postingId);
  const { applications, offers } = student.api.student.hiring;
  const setStatus = async (status: "SUSPENDED" | "ACTIVE") => {
    const body = { status, reason: "Missed two drives unexcused." };
    const query = { studentId: [student.id] };
    ok(await pair.officer.api.po.students.setStatus({ query, body }));
    // A suspension ends every session.
    const credentials = { email: student.email, password: demoPassword };
    ok(await student.api.student.auth.logIn({ body: credentials }));
  };
  const command = "ACCEPT" as const;
  return {
    setStatus,
    accept: async () => ok(await offers.answer({ params: { id: offer.id }, body: { command } })),
    revoke: async () =>
      ok(
        await pair.hr.api.hr.offers.command({
          params: { id: offer.id },
          body: { command: "REVOKE", reason: "The team was closed." },
        }),
      ),
    state: async () => ok(await applications.read({ params: { id } })).data.state,
  };
}

test("an offer that was accepted while the account was frozen keeps what the policy closes from coming back", async () => {
  const { setStatus, accept, revoke, state } = await standing();
  await setStatus("SUSPENDED");
  await accept();
  expect(await state()).toBe("AUTO_WITHDRAWN");
  await setStatus("ACTIVE");
  expect(await state()).toBe("AUTO_WITHDRAWN");
  await revoke();
  expect(await state()).toBe("SUBMITTED");
});

test("what comes back with a revoked offer waits until the account is active again", async () => {
  const { setStatus, accept, revoke, state } = await standing();
  await accept();
  await setStatus("SUSPENDED");
  await revoke();
  expect(await state()).toBe("AUTO_WITHDRAWN");
  await setStatus("ACTIVE");
  expect(await state()).toBe("SUBMITTED");
});

test("what a student applied to closes when their office takes back that it confirmed them, until it does again", async () => {
  const { postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair, { accountStatus: "REGISTERED" });
  const { students } = pair.officer.api.po;
  const query = { studentId: [student.id] };
  const confirm = async () =>
    ok(await students.setStatus({ query, body: { status: "ACTIVE" } })).data.undoId ?? "";
  const confirmed = await confirm();
  const { id } = await applied(student, postingId);
  const state = async () =>
    ok(await student.api.student.hiring.applications.read({ params: { id } })).data.state;
  ok(await students.undo({ params: { id: confirmed } }));
  expect(await state()).toBe("AUTO_WITHDRAWN");
  await confirm();
  expect(await state()).toBe("SUBMITTED");
});

test("what a revoked offer lets go stays closed by another that was accepted meanwhile, until that ends too", async () => {
  const upgrades = await hiringPair(server);
  const policy = { kind: "UPGRADE_TIMES", maxOffers: 3, upgrade: 1.5 } as const;
  ok(await upgrades.officer.api.po.policy.save({ body: policy }));
  const student = await studentOf(server, upgrades);
  const apply = async (fixed: number) =>
    (await applied(student, (await openJob(server, upgrades, { pay: { fixed } })).postingId)).id;
  // An application and an offer that the first closes, one that it would let through, and the best.
  const [low, most] = [await apply(1_000_000), await apply(2_000_000)];
  const [waiting, offeredToo] = [await apply(1_200_000), await apply(2_500_000)];
  const first = await offered(upgrades, low, 1_000_000);
  const best = await offered(upgrades, most, 2_000_000);
  const beside = await offered(upgrades, offeredToo, 1_100_000);
  const { applications, offers } = student.api.student.hiring;
  const accept = async (id: string) =>
    ok(await offers.answer({ params: { id }, body: { command: "ACCEPT" } }));
  const revoke = async (id: string) => {
    const body = { command: "REVOKE", reason: "The team was closed." } as const;
    return ok(await upgrades.hr.api.hr.offers.command({ params: { id }, body }));
  };
  const states = async () => {
    const all = ok(await applications.list({})).data;
    return [waiting, offeredToo].map((id) => {
      const row = all.find((each) => each.id === id);
      return [row?.state, row?.offer?.state].filter(Boolean).join(" ");
    });
  };
  await accept(first.id);
  await accept(best.id);
  await revoke(first.id);
  expect(await states()).toEqual(["AUTO_WITHDRAWN", "AUTO_WITHDRAWN DECLINED"]);
  await revoke(best.id);
  expect(await states()).toEqual(["SUBMITTED", "OFFERED EXTENDED"]);
  await accept(beside.id);
});

test("nobody brings an application back while its account is frozen, be it by hand or by an undo", async () => {
  const { postingId } = await openJob(server, pair);
  const student = await studentOf(server, pair);
  const { id } = await applied(student, postingId);
  const { applications } = pair.hr.api.hr;
  const { undoId = "" } = ok(
    await applications.move({ body: { ids: [id], command: "REJECT" } }),
  ).data;
  const setStatus = async (status: "SUSPENDED" | "ACTIVE") => {
    const body = { status, reason: "Missed two drives unexcused." };
    ok(await pair.officer.api.po.students.setStatus({ query: { studentId: [student.id] }, body }));
  };
  const reinstate = () =>
    pair.officer.api.po.applications.reinstate({
      params: { id },
      body: { reason: "Turned down by mistake." },
    });
  await setStatus("SUSPENDED");
  for (const reply of [await reinstate(), await applications.undo({ params: { id: undoId } })]) {
    const { status, body } = refusal(reply);
    expect([status, body.message]).toEqual([409, expect.stringContaining("is frozen.")]);
  }
  await setStatus("ACTIVE");
  expect(ok(await reinstate()).data.state).toBe("SUBMITTED");
});
