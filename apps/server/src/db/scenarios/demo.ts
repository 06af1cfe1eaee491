import { and, eq } from "drizzle-orm";
import { users } from "../../modules/accounts/tables";
import { students } from "../../modules/students/tables";
import type { Database, Executor } from "../database";
import type { FileStore } from "../../files/file-store";
import { addBookings } from "./bookings";
import { addCollege } from "./college";
import { addExternalOffers, letterTexts } from "./external-offers";
import { addHistory } from "./history";
import { addHiring, leafletTexts } from "./hiring";
import { addLists } from "./lists";
import { drawMarks, hangMarks } from "./marks";
import { addNotices } from "./notices";
import { addClassPortfolios } from "./class-portfolios";
import { addOfficeMessages } from "./office-messages";
import { addChats, sharedTexts } from "./chats";
import { addDocuments, sheetTexts } from "./documents";
import { writePapers } from "./papers";
import { drawPictures, hangPictures } from "./pictures";
import { portraitsIn } from "./portraits";
import { addOtherClasses } from "./other-classes";
import { addOtherColleges, openProfiles } from "./other-colleges";
import { addPortfolio, publishProfile } from "./portfolio";
import { addCompanies, addConnections } from "./season";
import { drawRooms, hangRooms } from "./rooms";
import { addSkills } from "./skills";
import { addFinalYear } from "./students";
import { addTodos } from "./todos";
import { addVisits } from "./visits";
import { addPerson, demoHash } from "./world";

const domain = "nilgiri.example";
const college = "Nilgiri Institute of Technology";

/** Fills an empty database with invented people: a college in its season, its companies, and one user of each role. */
export async function seedDemo(
  db: Database,
  now: Date,
  store?: FileStore,
): Promise<"seeded" | "there already"> {
  // Before the transaction: hashing takes long, and nobody else could write meanwhile.
  await demoHash();
  const meera = and(eq(users.role, "PLACEMENT_OFFICER"), eq(users.email, `meera.k@${domain}`));
  if (await db.$count(users, meera)) return "there already";
  const [pictures, marks, rooms, hang] = await Promise.all([
    drawPictures(store),
    drawMarks(store),
    drawRooms(store),
    portraitsIn(store),
  ]);
  const letters = await writePapers(store, letterTexts);
  const sheets = await writePapers(store, sheetTexts);
  const shared = await writePapers(store, sharedTexts);
  const leaflets = await writePapers(store, leafletTexts);
  return db.transaction(async (tx) => {
    const [there] = await tx.select({ id: users.id }).from(users).where(meera);
    if (there) return "there already";
    const { collegeId, companies } = await addSeason(tx, college, domain, now);
    const officer = await addPerson(
      tx,
      {
        role: "PLACEMENT_OFFICER",
        email: `meera.k@${domain}`,
        firstName: "Meera",
        lastName: "Krishnan",
        mode: "DASHBOARD",
        phone: "+914222456780",
        designation: "Placement officer",
        collegeId,
      },
      now,
    );
    await hangMarks(tx, companies, marks, now);
    const [kestrel] = companies;
    if (!kestrel) throw new Error("There are no companies.");
    const recruiter = await addPerson(
      tx,
      {
        role: "HUMAN_RESOURCE",
        email: "vikram@kestrel.example",
        firstName: "Vikram",
        lastName: "Rao",
        mode: "DASHBOARD",
        phone: "+912026789101",
        designation: "Campus hiring lead",
        companyId: kestrel.id,
      },
      now,
    );
    const colleges = await addOtherColleges(tx, kestrel.id, now);
    const ananya = await addAnanya(tx, collegeId, now);
    await addClassPortfolios(tx, collegeId, ananya, now);
    await openProfiles(tx, collegeId, now);
    await hangPictures(tx, ananya, pictures, now);
    await hang(tx, collegeId, now);
    await addDocuments(tx, { collegeId, ananya, sheets }, now);
    await addExternalOffers(tx, ananya, letters, now);
    await addChats(tx, { officer, recruiter, collegeId, shared }, now);
    const staff = { officer, recruiter, collegeId, kestrelId: kestrel.id };
    await addHistory(tx, staff, now);
    await addVisits(tx, { recruiter, company: kestrel.name, student: ananya }, now);
    await addNotices(tx, { ...staff, student: ananya }, now);
    await addOfficeMessages(tx, { officer, student: ananya, collegeId }, now);
    await addTodos(tx, staff, now);
    await addLists(tx, staff, now);
    const people = { officer, recruiter, student: ananya, collegeId, companies };
    const postings = await addHiring(tx, { ...people, leaflets }, now);
    await addOtherClasses(tx, { recruiter, posting: postings.fleet, colleges, hang }, now);
    await addBookings(tx, { ...people, ...postings }, now);
    await hangRooms(tx, collegeId, rooms, now);
    return "seeded";
  });
}

/** A college with its final year, and forty companies in every kind of connection to it. */
export async function addSeason(tx: Executor, name: string, mailDomain: string, now: Date) {
  const collegeId = await addCollege(tx, name, mailDomain, now);
  const graduationYear = now.getUTCFullYear() + 1;
  await addFinalYear(tx, { collegeId, college: name, domain: mailDomain, graduationYear, now });
  await addSkills(tx, collegeId, now);
  const companies = await addCompanies(tx, 40, now);
  await addConnections(
    tx,
    collegeId,
    companies.map(({ id }) => id),
    now,
  );
  return { collegeId, companies };
}

/** The student whose log-in is in the README; she takes the place of the first of her department. */
async function addAnanya(tx: Executor, collegeId: string, now: Date) {
  const [first] = await tx
    .select({ userId: students.userId })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), eq(students.department, "Computer Science")))
    .orderBy(students.rollNumber)
    .limit(1);
  if (!first) throw new Error("There are no students.");
  const named = {
    firstName: "Ananya",
    lastName: "Iyer",
    email: `ananya.iyer@${domain}`,
    createdAt: now,
  };
  await tx.update(users).set(named).where(eq(users.id, first.userId));
  await tx
    .update(students)
    .set({ accountStatus: "ACTIVE", cgpa: 9.12 })
    .where(eq(students.userId, first.userId));
  await addPortfolio(tx, first.userId, "full", now);
  await publishProfile(tx, first.userId, "ananya-iyer", now);
  return first.userId;
}
