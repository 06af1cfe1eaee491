import { noticeRule, type NoticeType } from "@toran/contract";
import { notifications } from "../../modules/notifications/tables";
import type { Executor } from "../database";

const minute = 60_000;
interface Told {
  type: NoticeType;
  title: string;
  body?: string;
  link: string;
  /** How many minutes ago. */
  ago: number;
  read?: true;
}

const ofOfficer: Told[] = [
  {
    type: "connection.requested",
    title: "Tessera Analytics asks to connect with you",
    body: "We would like to meet your final year before December.",
    link: "/po/companies?tab=requests",
    ago: 12,
  },
  {
    type: "import.finished",
    title: "final-year.xlsx is taken in",
    body: "118 new, 64 changed, 1,102 as they were, 3 left out.",
    link: "/po/students",
    ago: 95,
  },
  {
    type: "connection.answered",
    title: "You are connected with Halden Shipping",
    link: "/po/companies?tab=connected",
    ago: 26 * 60,
    read: true,
  },
];
const ofRecruiter: Told[] = [
  {
    type: "connection.answered",
    title: "You are connected with Nilgiri Institute of Technology",
    link: "/hr/home",
    ago: 40,
  },
];
const ofStudent: Told[] = [
  {
    type: "account.status",
    title: "Your Toran account is active",
    body: "Your placement office has made your account active.",
    link: "/student/skills",
    ago: 3 * 24 * 60,
    read: true,
  },
  {
    type: "profile.opened",
    title: "Kestrel Mobility opened your profile",
    link: "/student/access-log",
    ago: 55,
  },
];

/** What the invented people were told lately. */
export async function addNotices(
  db: Executor,
  people: { officer: string; recruiter: string; student: string },
  now: Date,
) {
  const rows = (userId: string, told: Told[]) =>
    told.map(({ ago, read, body = "", ...notice }) => {
      const at = new Date(now.getTime() - ago * minute);
      const { priority } = noticeRule(notice.type);
      const when = { since: at, createdAt: at, readAt: read ? at : null };
      return { ...notice, body, userId, priority, inApp: true, ...when };
    });
  await db
    .insert(notifications)
    .values([
      ...rows(people.officer, ofOfficer),
      ...rows(people.recruiter, ofRecruiter),
      ...rows(people.student, ofStudent),
    ]);
}
