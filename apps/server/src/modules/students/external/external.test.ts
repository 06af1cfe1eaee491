import { isFailure } from "@toran/api-client";
import { limits } from "@toran/contract";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { files } from "../../../files/tables";
import { realtimeEvents } from "../../../realtime/tables";
import { auditedOf } from "../../../testing/audited";
import { colleagueOf } from "../../../testing/colleague";
import { hiringPair, openJob, placementOf, studentOf } from "../../../testing/hiring";
import { ok, refusal } from "../../../testing/ok";
import type { Pair } from "../../../testing/pair";
import { startServer } from "../../../testing/start-server";

const server = await startServer();
let pair: Pair;
beforeAll(async () => {
  pair = await hiringPair(server);
});

const pdf = (name = "letter.pdf") =>
  new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], name, {
    type: "application/pdf",
  });
const told = {
  company: "Orbit Foods",
  role: "Process engineer",
  ctc: 900_000,
  joiningDate: "2027-07-01",
  source: "PPO" as const,
};
type Student = Awaited<ReturnType<typeof studentOf>>;
const callsOf = (student: Student) => student.api.student.hiring.externalOffers;
const sent = async (student: Student, more: object = {}) =>
  ok(await callsOf(student).send({ body: { ...told, proof: pdf(), ...more } })).data;
const answer = (
  officer: Pair["officer"],
  { id, sentAt }: { id: string; sentAt: string | null },
  body: { command: "VERIFY" | "TURN_DOWN"; reason?: string },
) =>
  officer.api.po.externalOffers.answer({ params: { id }, body: { ...body, sentAt: sentAt ?? "" } });
const titlesOf = async (person: Student) =>
  ok(await person.api.notifications.list({ query: {} })).data.items.map(({ title }) => title);

test("an offer from elsewhere counts once its proof is verified, by one of two officers, and can be taken back", async () => {
  const { officer, hr } = pair;
  const student = await studentOf(server, pair);
  const offer = await sent(student);
  expect(offer).toMatchObject({ ...told, state: "WAITING", proof: { name: "letter.pdf" } });
  expect(await placementOf(server, student)).toBe("NOT_PLACED");
  expect((await titlesOf(officer))[0]).toContain("Orbit Foods");

  const query = { state: "WAITING" as const, search: "orbit" };
  const [waiting] = ok(await officer.api.po.externalOffers.list({ query })).data.items;
  expect(waiting).toMatchObject({ id: offer.id, studentId: student.id, company: "Orbit Foods" });
  expect(ok(await officer.api.po.externalOffers.waiting()).data).toEqual({ waiting: 1 });
  const at = `/api/v1/utility/assets/private?key=${offer.proof?.key}`;
  const stranger = await server.person("officer-ready");
  const other = await studentOf(server, pair);
  const seen = [student, officer, stranger, other, hr].map(async (each) => each.call("GET", at));
  expect((await Promise.all(seen)).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 404, 404, 404,
  ]);
  expect(ok(await stranger.api.po.externalOffers.list({})).data.items).toEqual([]);
  expect(ok(await stranger.api.po.externalOffers.waiting()).data).toEqual({ waiting: 0 });
  expect(refusal(await answer(stranger, offer, { command: "VERIFY" })).status).toBe(404);

  const colleague = await colleagueOf(server, officer);
  const both = await Promise.all(
    [officer, colleague].map((each) => answer(each, offer, { command: "VERIFY" })),
  );
  expect(both.filter(isFailure).map(({ status, body }) => [status, body.current])).toEqual([
    [409, { state: "ACCEPTED" }],
  ]);
  expect(both.filter(isFailure)[0]?.message).toBe("This offer is verified already.");
  expect(await placementOf(server, student)).toBe("PLACED");
  expect((await titlesOf(student))[0]).toBe("Your offer of Orbit Foods is verified");
  const deeds = [...(await auditedOf(server, officer)), ...(await auditedOf(server, colleague))];
  expect(deeds.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["students.placement", "external-offer.move"]),
  );
  expect(refusal(await callsOf(student).withdraw({ params: { id: offer.id } })).status).toBe(409);

  const { postingId } = await openJob(server, pair);
  const posting = await student.api.student.hiring.postings.read({ params: { id: postingId } });
  expect(ok(posting).data.obstacle).toBe("Your college allows one accepted offer.");
  const sheet = ok(await officer.api.po.students.read({ params: { id: student.id } })).data;
  expect(sheet.externalOffers).toMatchObject([{ state: "ACCEPTED", detailsPending: false }]);
  const heard = () =>
    server.db.$count(
      realtimeEvents,
      and(
        eq(realtimeEvents.userId, colleague.id),
        eq(realtimeEvents.type, "external-offer.changed"),
      ),
    );
  const before = await heard();
  ok(await officer.api.po.students.undo({ params: { id: sheet.timeline[0]?.undoId ?? "" } }));
  // One more waits again: the pages of the office are told, as when it was sent.
  expect(await heard()).toBe(before + 1);
  expect(ok(await callsOf(student).list()).data).toMatchObject([{ state: "WAITING" }]);
  expect(await placementOf(server, student)).toBe("NOT_PLACED");
});

test("an offer that is sent twice, because its answer was lost, waits once and with one proof", async () => {
  const student = await studentOf(server, pair);
  const offer = await sent(student);
  expect(await sent(student)).toEqual(offer);
  await sent(student, { company: "Banyan" });
  expect(ok(await callsOf(student).list()).data).toHaveLength(2);
  expect(await server.db.$count(files, eq(files.ownerId, student.id))).toBe(2);
});

test("an offer is turned down with a reason, put right, sent again and withdrawn, and nobody verifies what they have not seen", async () => {
  const { officer } = pair;
  const student = await studentOf(server, pair);
  const offer = await sent(student);
  const params = { id: offer.id };
  expect(refusal(await answer(officer, offer, { command: "TURN_DOWN" })).body.errors).toEqual({
    reason: limits.reason.asked,
  });
  const reason = "The letter does not name the role.";
  expect(ok(await answer(officer, offer, { command: "TURN_DOWN", reason })).data).toMatchObject({
    state: "TURNED_DOWN",
    answer: reason,
  });
  expect(refusal(await answer(officer, offer, { command: "VERIFY" })).status).toBe(409);
  expect((await titlesOf(student))[0]).toBe("Your offer of Orbit Foods is turned down");

  const other = await studentOf(server, pair);
  const body = { ...told, role: "Plant engineer", proof: pdf("second.pdf") };
  expect(refusal(await callsOf(other).sendAgain({ params, body })).status).toBe(404);
  expect(refusal(await callsOf(other).withdraw({ params })).status).toBe(404);
  const again = ok(await callsOf(student).sendAgain({ params, body })).data;
  expect(again).toMatchObject({ state: "WAITING", answer: null, proof: { name: "second.pdf" } });
  const gone = await student.call("GET", `/api/v1/utility/assets/private?key=${offer.proof?.key}`);
  expect(gone.statusCode).toBe(404);
  expect(refusal(await callsOf(student).sendAgain({ params, body })).status).toBe(409);
  const stale = { ...again, sentAt: "2026-01-01T00:00:00.000Z" };
  expect(refusal(await answer(officer, stale, { command: "VERIFY" })).status).toBe(409);

  ok(await callsOf(student).withdraw({ params }));
  expect(refusal(await answer(officer, again, { command: "VERIFY" })).body.current).toEqual({
    state: "WITHDRAWN",
  });
  const kept = ok(await callsOf(student).sendAgain({ params, body: told })).data;
  expect(kept.proof?.name).toBe("second.pdf");
});

test("what is wrong with an offer is told at its field, and nothing is kept of it", async () => {
  const student = await studentOf(server, pair);
  const errorsOf = async (more: object) =>
    refusal(await callsOf(student).send({ body: { ...told, proof: pdf(), ...more } })).body.errors;
  expect(await errorsOf({ proof: undefined })).toEqual({ proof: "Add the letter or the mail." });
  const program = new File(["MZ\u0090"], "letter.pdf", { type: "application/pdf" });
  expect(Object.keys((await errorsOf({ proof: program })) ?? {})).toEqual(["proof"]);
  expect(await errorsOf({ ctc: undefined })).toEqual({
    ctc: "Give the pay per year, or the stipend per month.",
  });
  expect(await errorsOf({ source: "ON_CAMPUS", company: " ", joiningDate: "soon" })).toEqual({
    source: "Choose where the offer came from.",
    company: "Name the company.",
    joiningDate: "Give the joining date.",
  });
  const nobodys = await server.person("student-ready");
  expect(refusal(await callsOf(nobodys).send({ body: { ...told, proof: pdf() } })).status).toBe(
    409,
  );
  expect(ok(await callsOf(student).list()).data).toEqual([]);
  for (let many = 0; many < limits.hiring.externalOffers; many++)
    await sent(student, { company: `Orbit ${many}` });
  expect(refusal(await callsOf(student).send({ body: { ...told, proof: pdf() } })).status).toBe(
    409,
  );
});

test("a verified offer tells the details of a placement, and the policy judges one that comes besides another", async () => {
  const { officer } = pair;
  const student = await studentOf(server, pair);
  const studentId = [student.id];
  const { setPlacement, read } = officer.api.po.students;
  ok(await setPlacement({ query: { studentId }, body: { isPlaced: true } }));
  ok(await answer(officer, await sent(student, { stipend: 40_000 }), { command: "VERIFY" }));
  const sheet = ok(await read({ params: { id: student.id } })).data;
  expect(sheet).toMatchObject({ placementStatus: "PLACED", detailsPending: false, offers: 1 });
  expect(sheet.externalOffers.map(({ state }) => state).toSorted()).toEqual(["ACCEPTED", "ENDED"]);

  const second = await sent(student, { company: "Banyan", ctc: 1_500_000 });
  const refused = refusal(await answer(officer, second, { command: "VERIFY" }));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining("One accepted offer"),
  ]);
  const { id, email } = sheet;
  const reason = "The company has let the student go.";
  ok(await officer.api.po.policy.allow({ body: { email, allow: true, reason } }));
  ok(await answer(officer, second, { command: "VERIFY" }));
  expect(ok(await read({ params: { id } })).data.offers).toBe(2);
});

test("an officer's proof of a recorded offer is read by its student and the college, and goes with the record", async () => {
  const { officer, hr } = pair;
  const student = await studentOf(server, pair);
  const { students: calls, externalOffers } = officer.api.po;
  const [stranger, other] = [await server.person("officer-ready"), await studentOf(server, pair)];
  const params = { id: student.id };
  const details = { company: "Orbit Foods", role: "Process engineer", ctc: 900_000 };
  const place = (by: typeof officer, proof: File) =>
    by.api.po.students.placeWithProof({ params, body: { ...details, proof } });
  expect(refusal(await place(stranger, pdf())).status).toBe(404);
  const wrong = new File(["MZ"], "letter.pdf", { type: "application/pdf" });
  expect(refusal(await place(officer, wrong)).body.errors).toHaveProperty("proof");
  expect(await placementOf(server, student)).toBe("NOT_PLACED");

  const { undoId } = ok(await place(officer, pdf())).data;
  const offerOf = async () => ok(await calls.read({ params })).data.externalOffers[0];
  const offer = await offerOf();
  expect(offer).toMatchObject({ ...details, state: "ACCEPTED", proof: { name: "letter.pdf" } });
  expect(ok(await callsOf(student).list()).data).toEqual([offer]);
  const statuses = async (key = "") => {
    const url = `/api/v1/utility/assets/private?key=${key}`;
    const people = [student, officer, stranger, other, hr];
    const seen = await Promise.all(people.map(async (each) => each.call("GET", url)));
    return [...seen, await server.app.inject(url)].map(({ statusCode }) => statusCode);
  };
  expect(await statuses(offer?.proof?.key)).toEqual([200, 200, 404, 404, 404, 401]);

  const prove = (by: typeof officer) =>
    by.api.po.externalOffers.prove({
      params: { id: offer?.id ?? "" },
      body: { proof: pdf("signed.pdf") },
    });
  expect(refusal(await prove(stranger)).status).toBe(404);
  const path = `/api/v1/placement-officer/external-offers/${offer?.id}/proof`;
  expect((await hr.call("PUT", path)).statusCode).toBe(403);
  expect(ok(await prove(officer)).data.proof?.name).toBe("signed.pdf");
  expect(await statuses(offer?.proof?.key)).toEqual([404, 404, 404, 404, 404, 401]);
  const sentOne = await sent(other);
  const theirs = { params: { id: sentOne.id }, body: { proof: pdf() } };
  expect(refusal(await externalOffers.prove(theirs)).status).toBe(404);

  const { proof } = (await offerOf()) ?? {};
  ok(await calls.undo({ params: { id: undoId ?? "" } }));
  expect([await offerOf(), await statuses(proof?.key)]).toEqual([
    undefined,
    [404, 404, 404, 404, 404, 401],
  ]);
});

test("the proof that came with the details of a recorded offer goes when they are taken back", async () => {
  const { officer } = pair;
  const student = await studentOf(server, pair);
  const { students: calls, externalOffers } = officer.api.po;
  const params = { id: student.id };
  const offerOf = async () => ok(await calls.read({ params })).data.externalOffers[0];
  const undo = async (id: string | undefined) => ok(await calls.undo({ params: { id: id ?? "" } }));
  const add = async () => {
    const details = { company: "Orbit Foods", role: "Process engineer", ctc: 900_000 };
    return ok(await calls.placeWithProof({ params, body: { ...details, proof: pdf() } })).data
      .undoId;
  };
  ok(await calls.setPlacement({ query: { studentId: [student.id] }, body: { isPlaced: true } }));
  const first = await add();
  const key = (await offerOf())?.proof?.key ?? "";
  await undo(first);
  expect(await offerOf()).toMatchObject({ company: null, state: "ACCEPTED", proof: null });
  const address = `/api/v1/utility/assets/private?key=${key}`;
  expect((await student.call("GET", address)).statusCode).toBe(404);
  // What was proved anew since is another proof, and stays.
  const second = await add();
  const id = (await offerOf())?.id ?? "";
  ok(await externalOffers.prove({ params: { id }, body: { proof: pdf("signed.pdf") } }));
  await undo(second);
  expect(await offerOf()).toMatchObject({ company: null, proof: { name: "signed.pdf" } });
});
