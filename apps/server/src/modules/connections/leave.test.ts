import { expect, test } from "vitest";
import { ok } from "../../testing/ok";
import { pairOf } from "../../testing/pair";
import { startServer } from "../../testing/start-server";

const server = await startServer();

test("of two officers who each take back another leave, the second gives none of the first again", async () => {
  const { officer, hr, companyId, collegeId } = await pairOf(server);
  const { companies } = officer.api.po;
  ok(await companies.connect({ body: { companyId, status: "PENDING" } }));
  const { id } = ok(
    await hr.api.hr.colleges.connect({ body: { collegeId, status: "PENDING" } }),
  ).data;
  const say = async (permissions: { chat?: boolean; requestBookings?: boolean }) =>
    ok(
      await companies.decide({
        params: { id },
        body: { status: "APPROVED", permissions },
      }),
    ).data.permissions;
  await say({ chat: false });
  const left = { postJobs: true, requestBookings: false, viewStudents: true, chat: false };
  expect(await say({ requestBookings: false })).toEqual(left);
  const nothing = companies.decide({
    params: { id },
    body: { status: "APPROVED", permissions: {} },
  });
  expect(await nothing).toMatchObject({ status: 403 });
});
