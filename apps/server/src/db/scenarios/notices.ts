import { noticeRule, type NoticeType } from "@toran/contract";
import { and, desc, eq, type SQL } from "drizzle-orm";
import type { User } from "../../modules/accounts/tables";
import { colleges } from "../../modules/colleges/tables";
import { companies } from "../../modules/companies/tables";
import { connectionNotice } from "../../modules/connections/notices";
import { connections } from "../../modules/connections/tables";
import { companyOpened } from "../../modules/profile/openings";
import { notifications } from "../../modules/notifications/tables";
import type { Executor } from "../database";
import { ago as before, day, minute, opened } from "./ago";

interface Told {
  type: NoticeType;
  title: string;
  body?: string;
  link: string;
  /** How many minutes ago. */
  ago: number;
  read?: true;
}

const ofStudent: Told[] = [
  {
    type: "account.status",
    title: "Your Toran account is active",
    body: "Your placement office has made your account active.",
    link: "/student/skills",
    ago: (3 * day) / minute,
    read: true,
  },
  {
    type: "profile.opened",
    title: companyOpened("Kestrel Mobility"),
    link: "/student/access-log",
    ago: opened / minute,
  },
];

/** What one side was told of its connections by the others: the last two who asked, and the last who agreed. */
async function ofConnections(
  db: Executor,
  reader: "COLLEGE" | "COMPANY",
  whose: SQL,
  now: Date,
): Promise<Told[]> {
  const last = (status: "PENDING" | "APPROVED", by: "COLLEGE" | "COMPANY", most: number) =>
    db
      .select({ of: connections, college: colleges, company: companies })
      .from(connections)
      .innerJoin(colleges, eq(colleges.id, connections.collegeId))
      .innerJoin(companies, eq(companies.id, connections.companyId))
      .where(and(whose, eq(connections.status, status), eq(connections.initiatedBy, by)))
      .orderBy(desc(connections.requestedAt))
      .limit(most);
  const other = reader === "COLLEGE" ? "COMPANY" : "COLLEGE";
  const rows = [...(await last("PENDING", other, 2)), ...(await last("APPROVED", reader, 1))];
  return rows.flatMap(({ of, college, company }) => {
    const notice = connectionNotice(reader, {
      ...of,
      college: { ...college, name: college.name ?? "" },
      company,
    });
    const at = of.respondedAt ?? of.requestedAt;
    const read = of.respondedAt && { read: true as const };
    const ago = (now.getTime() - at.getTime()) / minute;
    return notice ? [{ ...notice, ...read, ago }] : [];
  });
}

/** What the invented people were told lately. */
export async function addNotices(
  db: Executor,
  people: { officer: User; recruiter: User; student: string; collegeId: string; kestrelId: string },
  now: Date,
) {
  const rows = (userId: string, told: Told[]) =>
    told.map(({ ago, read, body = "", ...notice }) => {
      const at = before(now, ago * minute);
      const { priority } = noticeRule(notice.type);
      const when = { since: at, createdAt: at, readAt: read ? at : null };
      return { ...notice, body, userId, priority, inApp: true, ...when };
    });
  const { officer, recruiter, collegeId, kestrelId } = people;
  const ofOfficer = await ofConnections(db, "COLLEGE", eq(connections.collegeId, collegeId), now);
  const ofRecruiter = await ofConnections(db, "COMPANY", eq(connections.companyId, kestrelId), now);
  await db
    .insert(notifications)
    .values([
      ...rows(officer.id, ofOfficer),
      ...rows(recruiter.id, ofRecruiter),
      ...rows(people.student, ofStudent),
    ]);
}
