import { performance } from "node:perf_hooks";
import { median, printTable } from "../measure/table";
import { newPerson } from "../measure/new-person";
import { startServer } from "../measure/start-server";
import { classOf } from "../students/class-of";
import { embedded, postgres, type Storage } from "../students/databases";

const many = Number(process.env.STUDENTS ?? 100_000);
const rounds = Number(process.env.ROUNDS ?? 15);
const port = 4189;
const permissions = JSON.stringify({
  postJobs: true,
  requestBookings: true,
  viewStudents: true,
  chat: true,
});

const marks = { field: "cgpa", op: "AT_LEAST", value: 8 };
const clean = { field: "activeBacklogs", op: "AT_MOST", value: 0 };
const branch = { field: "department", op: "ONE_OF", value: ["Computer Science", "Electronics"] };
const oneSkill = { field: "skills", op: "ANY_OF", value: ["Python"] };
const rules: [string, object][] = [
  ["everybody", { all: [] }],
  ["CGPA of 8 or more", marks],
  ["CGPA, backlogs, two departments", { all: [marks, clean, branch] }],
  ["with a skill", { all: [marks, oneSkill] }],
  ["nested, with what is unknown", { any: [{ all: [marks, clean] }, { not: branch }] }],
];
// What anybody would write by hand for the second rule.
const byHand = (collegeId: string) =>
  `select count(*), count(*) filter (where cgpa >= 8) from students
   where college_id = '${collegeId}' and not archived and account_status = 'ACTIVE'`;

async function signedIn(address: string, name: string, path: string) {
  const { accessToken: token } = await newPerson(address, name);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const told = await fetch(`${address}/api/v1/${path}`, { headers });
  return {
    headers,
    told: (await told.json()) as { data: { id: string; data: { collegeId: string } } },
  };
}

async function measure(storage: Storage) {
  const env = { ...storage.env, TOKEN_KEYS: "a-secret-of-the-benchmark-long-enough-to-sign" };
  const empty = await startServer(port, env);
  const officer = await signedIn(empty.address, "officer-ready", "placement-officer/user-data");
  const hr = await signedIn(empty.address, "hr-ready", "human-resource/company-dashboard-info");
  await empty.stop();
  const { collegeId } = officer.told.data.data;
  await storage.run([
    `insert into connections (college_id, company_id, status, initiated_by, permissions, requested_at, responded_at)
     values ('${collegeId}', '${hr.told.data.id}', 'APPROVED', 'COMPANY', '${permissions}', now(), now())`,
    ...classOf(collegeId, many),
  ]);
  const server = await startServer(port, env);
  try {
    const rows = [];
    for (const [name, rule] of rules) {
      const took: number[] = [];
      let eligible = 0;
      for (let round = 0; round < rounds; round++) {
        const began = performance.now();
        const reply = await fetch(`${server.address}/api/v1/human-resource/jobs-reach`, {
          method: "POST",
          headers: hr.headers,
          body: JSON.stringify({ rule }),
        });
        const answer = (await reply.json()) as { message: string; data: { eligible: number } };
        if (!reply.ok) throw new Error(answer.message);
        ({ eligible } = answer.data);
        // What is read for the first time comes from the disk.
        if (round) took.push(performance.now() - began);
      }
      rows.push({ rule: name, eligible, "p50 ms": median(took), "slowest ms": Math.max(...took) });
    }
    await server.stop();
    const bare = (await storage.time(byHand(collegeId), rounds)).slice(1);
    rows.push({
      rule: "the second by hand, in the database alone",
      eligible: "",
      "p50 ms": median(bare),
      "slowest ms": Math.max(...bare),
    });
    printTable(`${many.toLocaleString("en")} students, ${storage.name}`, rows);
  } finally {
    await storage.remove();
  }
}

await measure(embedded());
await measure(await postgres());
