import { expect, test } from "vitest";
import { hiringPair, jobBody, openJob } from "../../../testing/hiring";
import { ok } from "../../../testing/ok";
import { startServer } from "../../../testing/start-server";

const server = await startServer();

test("what an officer has declined or asked about no rule lets in when it comes again", async () => {
  const pair = await hiringPair(server);
  const { hr, officer } = pair;
  const jobs = hr.api.hr.jobs;
  await openJob(server, pair);
  const waiting = async () => {
    const { id } = ok(await jobs.create({ body: jobBody(server) })).data;
    const send = async () => {
      const to = { params: { id }, body: { collegeIds: [pair.collegeId] } };
      return ok(await jobs.send(to)).data.results[0]?.state;
    };
    expect(await send()).toBe("PENDING");
    const [posting] = ok(await jobs.read({ params: { id } })).data.postings;
    return { send, params: { id: posting?.id ?? "" } };
  };
  const [declined, asked, taken] = [await waiting(), await waiting(), await waiting()];
  const { decide } = officer.api.po.postings;
  const no = { command: "REJECT", reason: "UPFRONT_COST" } as const;
  ok(await decide({ params: declined.params, body: no }));
  const question = { command: "QUESTION", question: "Who pays for the training?" } as const;
  ok(await decide({ params: asked.params, body: question }));
  for (const { params } of [asked, taken])
    ok(await jobs.posting({ params, body: { command: "WITHDRAW" } }));
  const policy = { kind: "ONE_OFFER", autoApprove: true } as const;
  ok(await officer.api.po.policy.save({ body: policy }));

  const again = { params: declined.params, body: { command: "RESUBMIT" } } as const;
  const sent = ok(await jobs.posting(again)).data.postings[0];
  expect(sent).toMatchObject({ state: "PENDING", automatic: false });
  expect(await asked.send()).toBe("PENDING");
  // Nobody had looked at this one.
  expect(await taken.send()).toBe("OPEN");
});
