import { randomUUID } from "node:crypto";
import type { HrMode, OfficerMode, StudentMode } from "@toran/contract";
import { colleges } from "../../modules/colleges/tables";
import type { User } from "../../modules/accounts/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { one } from "../one";
import { addCollege } from "./college";
import { addSeason } from "./demo";
import { addPortfolio, publishProfile } from "./portfolio";
import { personName } from "./names";
import { addCompanies } from "./season";
import { addPerson, type Person } from "./world";

type Scenario = (db: Executor, now: Date) => Promise<User>;

let count = 0;

/** The next invented person, with an address of their own. */
function somebody(domain: string) {
  const name = personName(count++);
  return {
    ...name,
    email: `${name.firstName}.${name.lastName}.${randomUUID().slice(0, 8)}@${domain}`.toLowerCase(),
  };
}

const student =
  (mode: StudentMode, more: Partial<Person> = {}): Scenario =>
  async (db, now) => {
    const person = somebody("nilgiri.example");
    const user = await addPerson(
      db,
      { role: "STUDENT", mode, phone: "+919812345678", ...person, ...more },
      now,
    );
    const told = mode !== "PERSONALINFO" && {
      dateOfBirth: "2004-03-09",
      gender: "FEMALE" as const,
      city: "Coimbatore",
      state: "Tamil Nadu",
      country: "India",
      headline: "Builds small tools for big classrooms",
    };
    const studies = (mode === "LETS_CONTINUE" ||
      mode === "PORTFOLIO" ||
      mode === "EDIT_PORTFOLIO") && {
      college: "Nilgiri Institute of Technology",
      degree: "B.E.",
      department: "Computer Science",
      rollNumber: `23CS${String(count).padStart(3, "0")}`,
      graduationYear: now.getUTCFullYear() + 1,
      cgpa: 8.4,
    };
    await db
      .insert(students)
      .values({ userId: user.id, accountStatus: "ACTIVE", ...told, ...studies, updatedAt: now });
    return user;
  };

/** A student whose portfolio is filled, and open to anyone when so wished. */
const withPortfolio =
  (much: "full" | "sparse", open: "closed" | "open" = "closed"): Scenario =>
  async (db, now) => {
    const user = await student("PORTFOLIO")(db, now);
    await addPortfolio(db, user.id, much, now);
    const slug = `${user.firstName}-${randomUUID().slice(0, 8)}`.toLowerCase();
    if (open === "open") await publishProfile(db, user.id, slug, now);
    return user;
  };

const officer =
  (mode: OfficerMode, plan: "runs" | "ended" = "runs"): Scenario =>
  async (db, now) => {
    const person = somebody("nilgiri.example");
    const finished = mode === "DASHBOARD" || mode === "PAYMENTEXPIRY";
    const started = mode !== "BILLINGADDRESS";
    const collegeId = finished
      ? await addCollege(
          db,
          `${person.lastName} College of Engineering`,
          "nilgiri.example",
          now,
          plan,
        )
      : started
        ? await emptyCollege(db)
        : undefined;
    const designation = "Placement officer";
    return addPerson(
      db,
      { role: "PLACEMENT_OFFICER", mode, designation, ...person, ...(collegeId && { collegeId }) },
      now,
    );
  };

const emptyCollege = async (db: Executor) =>
  (await one(db.insert(colleges).values({}).returning({ id: colleges.id }), "The college")).id;

const hr =
  (mode: HrMode): Scenario =>
  async (db, now) => {
    const person = somebody("kestrel.example");
    const [company] = mode === "CREATE_COMPANY_INFO" ? [] : await addCompanies(db, 1, now);
    const designation = "Campus hiring lead";
    return addPerson(
      db,
      {
        role: "HUMAN_RESOURCE",
        mode,
        designation,
        ...person,
        ...(company && { companyId: company.id }),
      },
      now,
    );
  };

/** People to begin a test or a look around with; each call makes a fresh one. */
export const scenarios = {
  "student-at-personal-info": student("PERSONALINFO"),
  "student-at-personal-doc": student("PERSONALDOC"),
  "student-at-education": student("EDIT_EDUCATION_DETAILS"),
  "student-at-lets-continue": student("LETS_CONTINUE"),
  "student-ready": withPortfolio("full"),
  "student-published": withPortfolio("full", "open"),
  "student-sparse": withPortfolio("sparse"),
  "student-new": student("EDIT_PORTFOLIO"),
  "student-editing": student("EDIT_PORTFOLIO"),
  "student-with-two-step": student("PORTFOLIO", { twoStep: true }),
  "student-must-change-password": student("PORTFOLIO", { mustChangePassword: true }),
  "officer-at-billing": officer("BILLINGADDRESS"),
  "officer-at-payment": officer("PAYMENT"),
  "officer-at-college-info": officer("COLLEGEINFO"),
  "officer-at-college-address": officer("COLLEGEADDRESS"),
  "officer-at-contact-info": officer("CONTACTINFO"),
  "officer-at-academic-info": officer("ACADEMICINFO"),
  "officer-ready": officer("DASHBOARD"),
  "officer-unpaid": officer("PAYMENTEXPIRY", "ended"),
  "officer-in-season": async (db, now) => {
    const person = somebody("nilgiri.example");
    const { collegeId } = await addSeason(
      db,
      "Nilgiri Institute of Technology",
      `${randomUUID().slice(0, 8)}.nilgiri.example`,
      now,
    );
    return addPerson(
      db,
      {
        role: "PLACEMENT_OFFICER",
        mode: "DASHBOARD",
        designation: "Placement officer",
        ...person,
        collegeId,
      },
      now,
    );
  },
  "hr-at-company-info": hr("CREATE_COMPANY_INFO"),
  "hr-at-company-meta": hr("COMPANY_META_INFO"),
  "hr-at-company-contact": hr("COMPANY_CONTACT_INFO"),
  "hr-at-company-address": hr("COMPANY_ADDRESS"),
  "hr-ready": hr("DASHBOARD"),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
