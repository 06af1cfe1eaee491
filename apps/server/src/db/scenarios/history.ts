import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { User } from "../../modules/accounts/tables";
import type { Deed } from "../../modules/audit/record";
import { auditEntries } from "../../modules/audit/tables";
import { noCounts } from "../../modules/class-imports/imports";
import { classImports } from "../../modules/class-imports/tables";
import { deedOf } from "../../modules/class-imports/take-in";
import { colleges } from "../../modules/colleges/tables";
import { companies } from "../../modules/companies/tables";
import { connectionEvents, connections } from "../../modules/connections/tables";
import { fullName } from "../../modules/students/officer/bulk";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { one } from "../one";
import { run } from "../run";
import { ago, day } from "./ago";

interface People {
  officer: User;
  recruiter: User;
  collegeId: string;
  kestrelId: string;
}
type Done = Deed & { at: Date };

/** What the officer and the recruiter have done so far, as the activity of each tells it, and the list the class came with. */
export async function addHistory(db: Executor, people: People, now: Date) {
  const { officer, recruiter, collegeId, kestrelId } = people;
  const ofOfficer = [
    await addClassList(db, officer, collegeId, ago(now, 77 * day)),
    ...(await moves(db, "COLLEGE", collegeId)),
  ];
  const ofRecruiter = await moves(db, "COMPANY", kestrelId);
  await db
    .insert(auditEntries)
    .values([
      ...entries(officer, collegeId, ofOfficer),
      ...entries(recruiter, kestrelId, ofRecruiter),
    ]);
}

const entries = (by: User, tenantId: string, done: Done[]) =>
  done.map((deed) => ({
    ...deed,
    tenantId,
    actorId: by.id,
    actorName: fullName(by),
    role: by.role,
    // Of a network that is kept for examples (RFC 5737).
    address: "192.0.2.14",
    requestId: randomUUID(),
  }));

/** How one side asked for its connections and answered those of others. */
async function moves(db: Executor, side: "COLLEGE" | "COMPANY", ownId: string): Promise<Done[]> {
  const own = side === "COLLEGE" ? connections.collegeId : connections.companyId;
  const { before, status, at, reasonText } = connectionEvents;
  const rows = await db
    .select({
      id: connections.id,
      before,
      status,
      at,
      reasonText,
      with: side === "COLLEGE" ? companies.name : colleges.name,
    })
    .from(connectionEvents)
    .innerJoin(connections, eq(connections.id, connectionEvents.connectionId))
    .innerJoin(colleges, eq(colleges.id, connections.collegeId))
    .innerJoin(companies, eq(companies.id, connections.companyId))
    .where(and(eq(own, ownId), eq(connectionEvents.side, side)));
  return rows.map((each) => ({
    action: each.before ? "connection.answer" : "connection.ask",
    entity: each.id,
    after: { status: each.status, with: each.with },
    ...(each.reasonText && { reason: each.reasonText }),
    at: each.at,
  }));
}

const held = ["email", "roll_number", "first_name", "last_name", "department", "cgpa"] as const;

/** The list that brought the students of a college, taken in without a fault. */
async function addClassList(db: Executor, officer: User, collegeId: string, at: Date) {
  const many = await db.$count(students, eq(students.collegeId, collegeId));
  const list = await one(
    db
      .insert(classImports)
      .values({
        collegeId,
        officerId: officer.id,
        officer: fullName(officer),
        fileName: "final-year.csv",
        hash: "invented",
        type: "text/csv",
        state: "DONE",
        columns: held.map((name) => ({ heading: name, sample: "", holds: name })),
        rows: many,
        counts: { ...noCounts(), CREATE: many },
        applied: many,
        createdAt: at,
        touchedAt: at,
        committedAt: at,
      })
      .returning(),
    "The list",
  );
  await run(
    db,
    sql`insert into class_import_rows (import_id, row, outcome, typed, "values", problems, changes, user_id, applied)
    select ${list.id}, 1 + row_number() over (order by s.roll_number), 'CREATE', '{}', jsonb_build_object('email', u.email,
      'roll_number', s.roll_number, 'first_name', u.first_name, 'last_name', u.last_name, 'department', s.department,
      'cgpa', s.cgpa), '[]', '[]', s.user_id, true
    from students s join users u on u.id = s.user_id where s.college_id = ${collegeId}`,
  );
  return { ...deedOf("students.import", list), at };
}
