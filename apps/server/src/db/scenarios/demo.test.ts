import { and, eq, gte, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "../../files/tables";
import { users } from "../../modules/accounts/tables";
import { auditLog } from "../../modules/audit/log";
import { importsOf } from "../../modules/class-imports/imports";
import { rowsAfter } from "../../modules/class-imports/rows";
import { collectionMembers, collections } from "../../modules/collections/tables";
import { companies } from "../../modules/companies/tables";
import { connections } from "../../modules/connections/tables";
import { infrastructure } from "../../modules/infrastructure/tables";
import { notifications } from "../../modules/notifications/tables";
import { openingsOf } from "../../modules/profile/openings";
import { students } from "../../modules/students/tables";
import { startServer } from "../../testing/start-server";
import { one } from "../one";
import { seedDemo } from "./demo";

const { db, deps } = await startServer();
await seedDemo(db, deps.now(), deps.store);
const person = (email: string) => one(db.select().from(users).where(eq(users.email, email)), email);
const officer = await person("meera.k@nilgiri.example");
const recruiter = await person("vikram@kestrel.example");
const collegeId = officer.collegeId!;

test("what the officer was told of companies is so", async () => {
  const told = await db.select().from(notifications).where(eq(notifications.userId, officer.id));
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    "connection.answered",
    "connection.requested",
    "connection.requested",
  ]);
  for (const { type, title, link } of told) {
    const [found] = await db
      .select({ name: companies.name, status: connections.status })
      .from(companies)
      .innerJoin(connections, eq(connections.companyId, companies.id))
      .where(eq(companies.id, link!.split("/").at(-1)!));
    expect(title).toContain(found?.name);
    expect(found?.status).toBe(type === "connection.requested" ? "PENDING" : "APPROVED");
  }
});

test("the company that a student was told of stands in the list of who looked", async () => {
  const student = await person("ananya.iyer@nilgiri.example");
  const { items } = await openingsOf(db, student.id, {});
  expect(items[0]?.viewer?.organisation).toBe("Kestrel Mobility");
  expect(items.some(({ viewer }) => viewer === null)).toBe(true);
});

test("companies have marks that anyone may see, and a few have none", async () => {
  const all = await db
    .select({ id: companies.id, name: companies.name, logo: companies.logo })
    .from(companies);
  expect(all.filter(({ logo }) => !logo)).toHaveLength(6);
  const kestrel = all.find(({ id }) => id === recruiter.companyId);
  const [mark] = await db.select().from(files).where(eq(files.key, kestrel!.logo!));
  expect(mark).toMatchObject({ ownerKind: "company", ownerId: kestrel!.id, visibility: "public" });
});

test("the officer keeps a list filled by hand and one that fills itself, and neither is empty", async () => {
  const kept = await db.select().from(collections).where(eq(collections.collegeId, collegeId));
  expect(kept.filter(({ query }) => query)).toHaveLength(1);
  expect(kept.filter(({ query }) => !query)).toHaveLength(1);
  expect(await db.$count(collectionMembers)).toBe(8);
  const looking = and(
    eq(students.collegeId, collegeId),
    eq(students.placementStatus, "NOT_PLACED"),
    eq(students.activeBacklogs, 0),
    gte(students.cgpa, 8.5),
  );
  expect(await db.$count(students, looking)).toBeGreaterThan(0);
});

test("every place of the college has a picture that companies may see", async () => {
  const places = await db
    .select({ pictures: infrastructure.pictures, type: files.type, visibility: files.visibility })
    .from(infrastructure)
    .innerJoin(files, sql`${files.key} = any(${infrastructure.pictures})`)
    .where(eq(infrastructure.ownerId, collegeId));
  expect(places).toHaveLength(5);
  for (const place of places)
    expect(place).toMatchObject({ type: "image/webp", visibility: "public" });
});

test("the class came with a list, and its rows are the students", async () => {
  const { rows } = await importsOf(db, collegeId, undefined);
  expect(rows).toHaveLength(1);
  const [list] = rows;
  expect(list).toMatchObject({ state: "DONE", officer: "Meera Krishnan", applied: list?.rows });
  const taken = await rowsAfter(db, list!.id, 0, 1000);
  expect(taken).toHaveLength(list!.rows);
  expect(taken[0]).toMatchObject({ row: 2, outcome: "CREATE", applied: true });
});

test("both sides find in their activity what they have done, and the job came after the connection", async () => {
  const ofCollege = await auditLog(db, collegeId, { limit: 100 });
  const ofCompany = await auditLog(db, recruiter.companyId!, { limit: 100 });
  expect(ofCollege.items.map(({ action }) => action)).toContain("students.import");
  expect(ofCollege.items.every(({ actor }) => actor.id === officer.id)).toBe(true);
  expect(ofCompany.items.map(({ action }) => action)).toContain("connection.answer");
  const agreed = ofCompany.items.find(({ details }) =>
    details.some(({ after }) => after === "Nilgiri Institute of Technology"),
  );
  const month = 30 * 24 * 60 * 60 * 1000;
  expect(deps.now().getTime() - Date.parse(agreed!.at)).toBeGreaterThan(month);
});
