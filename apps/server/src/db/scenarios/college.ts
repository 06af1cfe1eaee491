import { addresses } from "../../modules/addresses/tables";
import { endOf } from "../../modules/billing/periods";
import { plans, taxOn } from "../../modules/billing/plans";
import { billings } from "../../modules/billing/tables";
import { colleges, departments, majors } from "../../modules/colleges/tables";
import { catalogue } from "../../modules/lookups/catalogue";
import type { Executor } from "../database";
import { one } from "../one";

/** The departments of the invented college, with how many students end this year. */
export const finalYears = [
  {
    name: "Computer Science",
    code: "CS",
    students: 180,
    majors: ["Software Engineering", "Artificial Intelligence", "Data Science"],
  },
  { name: "Electronics", code: "EC", students: 142, majors: ["VLSI Design", "Embedded Systems"] },
  { name: "Mechanical", code: "ME", students: 121, majors: ["Thermal Engineering", "Robotics"] },
  { name: "Electrical", code: "EE", students: 96, majors: ["Power Systems", "Electric Drives"] },
  { name: "Civil", code: "CE", students: 74, majors: ["Structural Engineering", "Transportation"] },
  { name: "Chemical", code: "CH", students: 48, majors: ["Process Engineering"] },
] as const;

const place = { city: "Coimbatore", state: "Tamil Nadu", country: "India", postcode: "641105" };
const year = 365 * 24 * 60 * 60 * 1000;

/** A college that has gone through everything, with a plan that runs or one that has ended. */
export async function addCollege(
  db: Executor,
  name: string,
  domain: string,
  now: Date,
  plan: "runs" | "ended" = "runs",
) {
  const university = catalogue.universities.find((each) => each.name === "Anna University");
  const values = {
    universityId: university?.id ?? null,
    university: university?.name ?? null,
    name,
    type: "AUTONOMOUS" as const,
    established: 1987,
    naacGrade: "A+" as const,
    aisheCode: "C-26871",
    website: `https://${domain}`,
    about: "An engineering college at the foot of the hills, with six departments and a lake.",
    contactName: "Meera Krishnan",
    contactDesignation: "Placement officer",
    contactEmail: `placements@${domain}`,
    contactPhone: "+914222456789",
    createdAt: now,
  };
  const { id } = await one(
    db.insert(colleges).values(values).returning({ id: colleges.id }),
    "The college",
  );
  await db.insert(addresses).values([
    { ownerId: id, isBilling: false, line1: "Ghat Road", line2: "Kallar", ...place },
    {
      ownerId: id,
      isBilling: true,
      line1: "Ghat Road",
      ...place,
      billingName: name,
      gstin: "33AABCN1234F1Z3",
    },
  ]);
  const rows = await db
    .insert(departments)
    .values(
      finalYears.map(({ name: of, code, students }, position) => ({
        collegeId: id,
        name: of,
        code,
        finalYearStudents: students,
        position,
      })),
    )
    .returning({ id: departments.id, name: departments.name });
  await db.insert(majors).values(
    rows.flatMap((row) =>
      (finalYears.find((each) => each.name === row.name)?.majors ?? []).map((major, position) => ({
        departmentId: row.id,
        name: major,
        position,
      })),
    ),
  );
  await addPaidPlan(db, id, plan === "runs" ? now : new Date(now.getTime() - 1.2 * year));
  return id;
}

/** A year of the plan that is recommended. */
export async function addPaidPlan(db: Executor, collegeId: string, paidAt: Date) {
  const plan = plans.find(({ recommended }) => recommended);
  if (!plan) throw new Error("No plan is recommended.");
  const { id: planId, pricePerYear: amount, currency } = plan;
  const paid = {
    payment: "PAID" as const,
    createdAt: paidAt,
    paidAt,
    endsAt: endOf(paidAt),
  };
  await db
    .insert(billings)
    .values({ collegeId, planId, amount, tax: taxOn(amount), currency, ...paid });
}
