import { users } from "../../modules/accounts/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { finalYears } from "./college";
import { mailName, personName } from "./names";
import { demoHash } from "./world";

const cities = [
  "Coimbatore",
  "Chennai",
  "Madurai",
  "Kochi",
  "Bengaluru",
  "Salem",
  "Erode",
  "Mysuru",
];
const headlines = [
  "Likes systems that keep running",
  "Builds things that move",
  "Turns messy data into clear answers",
  "Designs circuits for the field",
  "Keeps bridges standing",
  "Curious about batteries",
];
const atOnce = 200;

export interface Batch {
  collegeId: string;
  college: string;
  domain: string;
  graduationYear: number;
  now: Date;
}

/** Every student of the final year, department by department; the same people on every machine. */
export async function addFinalYear(db: Executor, batch: Batch) {
  const passwordHash = await demoHash();
  const all = finalYears.flatMap(({ name, code, students: many, majors }) =>
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
      .map((each, index) => ({ ...each, n: from + index + 1 }));
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
  }
  return all.length;
}

interface Place {
  n: number;
  department: string;
  code: string;
  index: number;
  major: string | null;
}

function studentRow(userId: string, { n, department, code, index, major }: Place, batch: Batch) {
  const placement =
    n % 5 === 0
      ? ("PLACED" as const)
      : n % 11 === 0
        ? ("OFFERED" as const)
        : ("NOT_PLACED" as const);
  return {
    userId,
    collegeId: batch.collegeId,
    accountStatus: n % 29 === 0 ? ("REGISTERED" as const) : ("ACTIVE" as const),
    placementStatus: placement,
    dateOfBirth: `${batch.graduationYear - 22}-${String((n % 12) + 1).padStart(2, "0")}-${String((n % 28) + 1).padStart(2, "0")}`,
    gender: n % 2 ? ("FEMALE" as const) : ("MALE" as const),
    city: cities[n % cities.length] ?? null,
    state: "Tamil Nadu",
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
    updatedAt: new Date(batch.now.getTime() - (n % 60) * 3_600_000),
  };
}
