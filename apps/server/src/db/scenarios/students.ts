import { users } from "../../modules/accounts/tables";
import { restateOffers } from "../../modules/students/officer/offers";
import { externalOffers, students } from "../../modules/students/tables";
import { eq } from "drizzle-orm";
import type { Executor } from "../database";
import { finalYears } from "./college";
import { inventedCompanies } from "./companies";
import { genderOf, mailName, personName } from "./names";
import { demoHash } from "./world";

const homes = [
  ["Coimbatore", "Tamil Nadu"],
  ["Chennai", "Tamil Nadu"],
  ["Madurai", "Tamil Nadu"],
  ["Kochi", "Kerala"],
  ["Bengaluru", "Karnataka"],
  ["Salem", "Tamil Nadu"],
  ["Erode", "Tamil Nadu"],
  ["Mysuru", "Karnataka"],
] as const;
const headlines = [
  "Likes systems that keep running",
  "Builds things that move",
  "Turns messy data into clear answers",
  "Designs circuits for the field",
  "Keeps bridges standing",
  "Curious about batteries",
];
const atOnce = 50;

export interface Batch {
  collegeId: string;
  college: string;
  domain: string;
  graduationYear: number;
  now: Date;
  /** How many of each department; those of the demo college where nothing is said. */
  departments?: readonly Department[];
  /** How many invented people come before them, so that classes do not share their names. */
  after?: number;
}
type Department = Pick<(typeof finalYears)[number], "name" | "code" | "majors"> & {
  students: number;
};

/** Every student of the final year, department by department; the same people on every machine. */
export async function addFinalYear(db: Executor, batch: Batch) {
  const passwordHash = await demoHash();
  const { departments = finalYears, after = 0 } = batch;
  const all = departments.flatMap(({ name, code, students: many, majors }) =>
    Array.from({ length: many }, (_, index) => ({
      department: name,
      code,
      index,
      major: majors[index % majors.length] ?? null,
    })),
  );
  for (let from = 0; from < all.length; from += atOnce) {
    const part = all
      .slice(from, from + atOnce)
      .map((each, index) => ({ ...each, n: after + from + index + 1 }));
    const people = part.map(({ n }) => ({ ...personName(n), n }));
    const added = await db
      .insert(users)
      .values(
        people.map(({ firstName, lastName, n }) => ({
          role: "STUDENT" as const,
          email: `${mailName({ firstName, lastName })}.${n}@${batch.domain}`,
          firstName,
          lastName,
          phone: `+9198${String(40_000_000 + n * 7919).slice(0, 8)}`,
          passwordHash,
          mode: "PORTFOLIO" as const,
          furthest: "PORTFOLIO" as const,
          createdAt: batch.now,
        })),
      )
      .returning({ id: users.id });
    await db.insert(students).values(
      added.flatMap(({ id }, index) => {
        const each = part[index];
        return each ? [studentRow(id, each, batch)] : [];
      }),
    );
    await db.insert(externalOffers).values(
      added.flatMap(({ id }, index) => {
        const each = part[index];
        return each ? offerRows(id, each, batch) : [];
      }),
    );
  }
  await restateOffers(db, eq(students.collegeId, batch.collegeId));
  return all.length;
}

/** Waits for the office to approve the account. */
const isNew = (n: number) => n % 29 === 0;

const roles = ["Software engineer", "Graduate engineer trainee", "Analyst", "Design engineer"];

/** Of a hundred students of a department, those who are placed by now. */
const placedOfHundred: Record<string, number> = {
  "Computer Science": 71,
  Electronics: 62,
  Mechanical: 54,
  Electrical: 51,
  Civil: 39,
  Chemical: 33,
};

/** Some who are not placed have an offer; of a few who are placed nobody has said where. */
function offerRows(studentId: string, { n, department }: Place, batch: Batch) {
  if (isNew(n)) return [];
  const placed = (n * 61 + 17) % 100 < (placedOfHundred[department] ?? 0);
  if (!placed && n % 7 !== 0) return [];
  const state = placed ? ("ACCEPTED" as const) : ("EXTENDED" as const);
  const recordedAt = new Date(batch.now.getTime() - ((n * 29) % 110) * 24 * 3_600_000);
  if (placed && n % 70 === 0) return [{ studentId, state, recordedAt }];
  const first = { studentId, state, recordedAt, ...termsOf(n, batch) };
  if (n % 4) return [first];
  return [first, { ...first, ...termsOf(n + 1, batch), state: "EXTENDED" as const }];
}

/** Most are paid like most, a few far better. */
function termsOf(n: number, { graduationYear }: Batch) {
  const luck = ((n * 53) % 100) / 100;
  const [company] = inventedCompanies[n % inventedCompanies.length] ?? ["Kestrel Systems"];
  return {
    company,
    role: roles[n % roles.length] ?? "Engineer",
    ctc: 360_000 + Math.round(luck ** 2 * 180) * 10_000,
    joiningDate: `${graduationYear}-07-01`,
    source: n % 3 ? ("ON_CAMPUS" as const) : ("PPO" as const),
  };
}

interface Place {
  n: number;
  department: string;
  code: string;
  index: number;
  major: string | null;
}

function studentRow(userId: string, { n, department, code, index, major }: Place, batch: Batch) {
  const [city, state] = homes[n % homes.length] ?? homes[0];
  return {
    userId,
    collegeId: batch.collegeId,
    accountStatus: isNew(n) ? ("REGISTERED" as const) : ("ACTIVE" as const),
    dateOfBirth: `${batch.graduationYear - 22}-${String((n % 12) + 1).padStart(2, "0")}-${String((n % 28) + 1).padStart(2, "0")}`,
    gender: genderOf(n),
    city,
    state,
    country: "India",
    headline: headlines[n % headlines.length] ?? null,
    college: batch.college,
    degree: "B.E.",
    department,
    major,
    rollNumber: `${String(batch.graduationYear - 4).slice(-2)}${code}${String(index + 1).padStart(3, "0")}`,
    graduationYear: batch.graduationYear,
    cgpa: 6 + ((n * 37) % 390) / 100,
    activeBacklogs: n % 17 === 0 ? 1 : 0,
    gapYears: n % 13 === 0 ? 1 : n % 3 === 0 ? null : 0,
    updatedAt: new Date(batch.now.getTime() - (n % 60) * 3_600_000),
  };
}
