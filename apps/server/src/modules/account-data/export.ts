import { Readable } from "node:stream";
import type { Deps } from "../../deps";
import { filesOf } from "../../files/keep";
import { type ZipEntry, zipOf } from "../../files/zip-writer";
import type { FileReply } from "../../http/implement";
import { sessionsOf } from "../accounts/sessions";
import type { SignedIn } from "../accounts/signed-in";
import { blocksOf } from "../calendar/blocks";
import { slotsOfStudent } from "../bookings/student/mine";
import { applicationOf, applicationsOf } from "../hiring/applications/student-view";
import { receiptsOf } from "../hiring/receipts";
import { strikesOf } from "../hiring/strikes/strikes";
import { itemsOf } from "../portfolio/items";
import { shown } from "../portfolio/shown";
import { allOpeningsOf } from "../profile/openings";
import { visibilityOf } from "../profile/visibility";
import { versionsOf } from "../resume/versions";
import { bookmarksOf } from "../students/company/bookmarks";
import { offersOf } from "../students/external/shown";
import { historyOf } from "../students/officer/sheet";
import { documentOf, studentOf, userDataOf } from "../students/personal";
import { ticketsOf } from "../support/tickets-of";
import { videoOf } from "../video/video";
import { deletionOf } from "./leaving";
import { jsonResumeOf } from "./json-resume";

/** Everything that is kept about a student: two files of JSON, and each file as it was given. */
export async function exportOf(deps: Deps, user: SignedIn): Promise<FileReply> {
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
    applications.push(await applicationOf(db, user, id, deps.now()));
  const everything = {
    exportedAt: deps.now().toISOString(),
    personal,
    personalDocument: await documentOf(db, student),
    status: {
      account: student?.accountStatus ?? null,
      placement: student?.placementStatus ?? null,
    },
    applications,
    decisions: await receiptsOf(db, user.id),
    offers: await offersOf(db, user.id),
    absences: student?.collegeId
      ? await strikesOf(db, { collegeId: student.collegeId, studentId: user.id }, deps.now())
      : null,
    history: student ? (await historyOf(db, student, deps.now())).timeline : [],
    slots: await slotsOfStudent(db, user, deps.now()),
    ...sections,
    video: (await videoOf(db, user.id)) ?? null,
    resumes: await versionsOf(db, user),
    visibility: await visibilityOf(db, user.id),
    accessLog: await allOpeningsOf(db, user.id),
    bookmarks: await bookmarksOf(db, user.id),
    calendar: await blocksOf(db, user.id),
    sessions: await sessionsOf(db, user.id),
    questions: await ticketsOf(db, user.id),
    deletion: (await deletionOf(db, user.id)) ?? null,
  };
  const files = await filesOf(db, "user", user.id);
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    yield json("portfolio.json", everything);
    yield json("resume.json", jsonResumeOf({ personal, ...sections }));
    for (const { key, name } of files) {
      const bytes = await deps.store.open(key);
      // The key tells two files of one name apart, and names the file in portfolio.json.
      if (bytes) yield { name: `files/${key}-${name}`, bytes: bytes as AsyncIterable<Buffer> };
    }
  };
  const day = deps.now().toISOString().slice(0, 10);
  return {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="toran-${day}.zip"`,
      "cache-control": "private, no-store",
    },
    body: Readable.from(zipOf(entries(), deps.now())),
  };
}

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  bytes: [Buffer.from(JSON.stringify(value, null, 2))],
});
