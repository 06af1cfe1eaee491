import type { Deps } from "../../deps";
import { sessionsOf } from "../accounts/sessions";
import type { SignedIn } from "../accounts/signed-in";
import { blocksOf } from "../calendar/blocks";
import { slotsOfStudent } from "../bookings/student/mine";
import { keptWith } from "../hiring/applications/sent";
import { applicationOf, applicationsOf } from "../hiring/applications/student-view";
import { receiptsOf } from "../hiring/receipts";
import { ownStrikes } from "../hiring/strikes/strikes";
import { noticesOf } from "../notifications/forget-old";
import { preferencesOf } from "../notifications/preferences";
import { itemsOf } from "../portfolio/items";
import { shown } from "../portfolio/shown";
import { allOpeningsOf, openedBy } from "../profile/openings";
import { visibilityOf } from "../profile/visibility";
import { versionsOf } from "../resume/versions";
import { bookmarksOf } from "../students/company/bookmarks";
import { offersOf } from "../students/external/shown";
import { messagesOfStudent } from "../students/messages/received";
import { historyOf } from "../students/officer/sheet";
import { documentOf, listedOnlyOf, studentOf, userDataOf } from "../students/personal";
import { ticketsOf } from "../support/tickets-of";
import { videoOf } from "../video/video";
import { consentHistory } from "../consents/history";
import { deletionOf } from "./leaving";
import { jsonResumeOf } from "./json-resume";

/** Everything that is kept about a student, and the same as a JSON Resume. */
export async function keptOfStudent(deps: Deps, user: SignedIn) {
  const { db } = deps;
  const student = await studentOf(db, user);
  const section = async <S extends Parameters<typeof itemsOf>[2]>(name: S) =>
    shown(db, name, await itemsOf(db, user, name));
  const sections = {
    education: await section("education"),
    projects: await section("projects"),
    achievements: await section("achievements"),
    experiences: await section("experiences"),
    additional: await section("additional"),
    skills: await section("skills"),
  };
  const personal = await userDataOf(db, user);
  const applications = [];
  for (const { id } of await applicationsOf(db, user))
    applications.push({
      ...(await applicationOf(db, user, id, deps.now())),
      sent: await keptWith(db, user, id),
    });
  const everything = {
    exportedAt: deps.now().toISOString(),
    personal,
    personalDocument: await documentOf(db, student),
    classList: student ? listedOnlyOf(student) : null,
    status: {
      account: student?.accountStatus ?? null,
      placement: student?.placementStatus ?? null,
    },
    applications,
    decisions: await receiptsOf(db, user.id),
    offers: await offersOf(db, user.id),
    absences: await ownStrikes(db, user.id, deps.now()),
    history: student ? (await historyOf(db, student, deps.now())).timeline : [],
    messages: await messagesOfStudent(db, user.id),
    slots: await slotsOfStudent(db, user, deps.now(), new Date(0)),
    ...sections,
    video: (await videoOf(db, user.id)) ?? null,
    resumes: await versionsOf(db, user),
    visibility: await visibilityOf(db, user.id),
    accessLog: await allOpeningsOf(db, user.id),
    opened: await openedBy(db, user.id),
    bookmarks: await bookmarksOf(db, user.id),
    calendar: await blocksOf(db, user.id),
    notices: await noticesOf(db, user.id),
    notifications: (await preferencesOf(db, [user.id]))(user.id),
    sessions: await sessionsOf(db, user.id),
    questions: await ticketsOf(db, user.id),
    consents: await consentHistory(db, user.id),
    deletion: (await deletionOf(db, user.id)) ?? null,
  };
  const profileAt = (slug: string) => `${deps.config.PUBLIC_URL}/profile/${slug}`;
  return {
    "portfolio.json": everything,
    "resume.json": jsonResumeOf({ personal, profileAt, ...sections }),
  };
}
