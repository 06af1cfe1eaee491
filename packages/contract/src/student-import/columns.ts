import { z } from "zod/mini";
import { limits } from "../limits";
import { choice, day, email, number, personName, phone, text, url } from "../schemas/fields";
import { gapYears, genders } from "../schemas/student";

export interface ImportColumn {
  /** How the column is called on the screen. */
  label: string;
  /** Other headings it is known by, without case, spaces and signs. */
  known?: readonly string[];
  needed?: true;
  example: string;
  check: z.ZodMiniType<string | number | string[]>;
}

const year = new Date().getUTCFullYear();
const firstBatch = year - limits.batch.past;
const lastBatch = year + limits.batch.ahead;
/** A decimal as sheets hold it: with as many places as a formula gives, and maybe with its sign. */
const decimal = (ask: string, ...more: ReturnType<typeof z.refine<number>>[]) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,12}(\.\d+)?\s*%?$/, ask)),
      z.transform((raw) => Number.parseFloat(raw)),
    ),
    z.number({ error: ask }).check(z.lte(100, ask), ...more),
  );
const percent = decimal(
  "Give a percentage from 0 to 100.",
  // A cell that is shown in percent holds a part of 1, which nobody has as a mark.
  z.refine(
    (given) => given === 0 || given > 1,
    "Write 91.2 for 91.2 %. A cell that shows a % holds 0.912 instead.",
  ),
);
const past = number("Give a year.", 1970, year);
const backlogs = number("Give a whole number from 0 to 60.", 0, 60);
const place = text("Name the place.", 80);
const scales = [4, 5, 7, 10, 100];

/** Days as sheets write them: 2004-03-09, 09-03-2004, 9/3/2004. */
const dayOfSheet = z.pipe(
  z.pipe(
    z.string(),
    z.transform((raw) => {
      const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(raw) ?? [];
      return d && m && y ? `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}` : raw;
    }),
  ),
  day("Write the date as 2004-03-09 or 09-03-2004.").check(
    z.refine((iso) => {
      const age = year - Number(iso.slice(0, 4));
      return age >= 15 && age <= 60;
    }, "Give a date of birth between 15 and 60 years ago."),
  ),
);
/** One of some words, which class lists often shorten to their first letter. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((raw) => {
        const word = raw
          .trim()
          .toUpperCase()
          .replace(/[\s-]+/g, "_");
        return values.find((value) => value[0] === word) ?? word;
      }),
    ),
    choice(values, `Write one of ${values.join(", ")}.`),
  );
/** What a cell lists. Ours put a semicolon between two; most people who type them, a comma. */
const list = (most: number, ask: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((raw) =>
        [...new Set(raw.split(/[;,]/).map((each) => each.trim()))].filter(Boolean),
      ),
    ),
    z
      .array(text(ask, 60))
      .check(z.maxLength(most, `Keep it to ${most}, with ; or , between them.`)),
  );

/**
 * The columns of a class list: what each may hold and by which headings it is known. The template, the screen that
 * maps columns, and the check of each row come from here.
 */
export const importColumns = {
  email: {
    label: "Email",
    known: ["emailid", "emailaddress", "mail", "mailid", "collegeemail"],
    needed: true,
    example: "asha@college.edu",
    check: email,
  },
  roll_number: {
    label: "Roll number",
    known: [
      "rollno",
      "roll",
      "regno",
      "registrationnumber",
      "registrationno",
      "usn",
      "enrolmentno",
      "enrollmentno",
      "prn",
    ],
    needed: true,
    example: "21CS045",
    check: z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9/-]{3,30}$/, "Use 3 to 30 letters, digits, hyphens and slashes."),
      ),
  },
  first_name: {
    label: "First name",
    known: ["name", "givenname", "studentname", "firstname"],
    needed: true,
    example: "Asha",
    check: personName("Write the first name."),
  },
  last_name: {
    label: "Last name",
    known: ["surname", "familyname"],
    example: "Rao",
    check: personName("Write the last name."),
  },
  phone: {
    label: "Phone",
    known: ["mobile", "mobileno", "mobilenumber", "phoneno", "phonenumber", "contact", "contactno"],
    example: "+919812345678",
    check: phone,
  },
  degree: {
    label: "Degree",
    known: ["programme", "program", "course"],
    needed: true,
    example: "B.Tech",
    check: text("Name the degree.", 60),
  },
  department: {
    label: "Department",
    known: ["branch", "dept", "departmentname", "departmentcode"],
    needed: true,
    example: "CSE",
    check: text("Name the department.", limits.names.department),
  },
  major: {
    label: "Major",
    known: ["specialisation", "specialization", "stream"],
    example: "AI",
    check: text("Name the major.", 120),
  },
  graduation_year: {
    label: "Graduation year",
    known: ["batch", "passingyear", "yearofpassing", "passoutyear", "passout", "gradyear"],
    needed: true,
    example: String(year + 1),
    check: number(`Give a year from ${firstBatch} to ${lastBatch}.`, firstBatch, lastBatch),
  },
  current_semester: {
    label: "Current semester",
    known: ["semester", "sem"],
    example: "6",
    check: number("Give a semester from 1 to 12.", 1, 12),
  },
  cgpa: {
    label: "CGPA",
    known: ["cpi", "gpa", "cgp"],
    example: "8.12",
    check: decimal("Give a CGPA from 0 to 10, or say the scale in its own column."),
  },
  cgpa_scale: {
    label: "CGPA scale",
    known: ["scale", "outof"],
    example: "10",
    check: number("Give 4, 5, 7, 10 or 100.", 4, 100).check(
      z.refine((given) => scales.includes(given), "Give 4, 5, 7, 10 or 100."),
    ),
  },
  active_backlogs: {
    label: "Active backlogs",
    known: ["backlogs", "currentbacklogs", "livebacklogs", "kt"],
    example: "0",
    check: backlogs,
  },
  total_backlogs: {
    label: "Total backlogs",
    known: ["backloghistory", "allbacklogs"],
    example: "1",
    check: backlogs,
  },
  tenth_percent: {
    label: "10th %",
    known: ["10th", "tenth", "ssc", "xpercentage", "10thmarks", "tenthmarks", "10thpercentage"],
    example: "91.2",
    check: percent,
  },
  tenth_year: {
    label: "10th year",
    known: ["10thyear", "sscyear"],
    example: String(year - 5),
    check: past,
  },
  twelfth_percent: {
    label: "12th %",
    known: [
      "12th",
      "twelfth",
      "hsc",
      "xiipercentage",
      "12thmarks",
      "twelfthmarks",
      "12thpercentage",
    ],
    example: "88.4",
    check: percent,
  },
  twelfth_year: {
    label: "12th year",
    known: ["12thyear", "hscyear"],
    example: String(year - 3),
    check: past,
  },
  diploma_percent: {
    label: "Diploma %",
    known: ["diploma", "diplomamarks"],
    example: "",
    check: percent,
  },
  gap_years: {
    label: "Gap years",
    known: ["gap", "gapyear", "yearsofgap", "yeargap", "educationgap", "academicgap"],
    example: "0",
    check: gapYears,
  },
  gender: { label: "Gender", known: ["sex"], example: "FEMALE", check: oneOf(genders) },
  date_of_birth: {
    label: "Date of birth",
    known: ["dob", "birthdate"],
    example: "2004-03-09",
    check: dayOfSheet,
  },
  disability: {
    label: "Disability",
    known: ["pwd", "differentlyabled"],
    example: "NO",
    check: oneOf(["YES", "NO", "UNDISCLOSED"]),
  },
  category: {
    label: "Category",
    known: ["castecategory", "quota"],
    example: "",
    check: text("Name the category.", 40),
  },
  city: { label: "City", known: ["town"], example: "Pune", check: place },
  state: { label: "State", example: "Maharashtra", check: place },
  country: { label: "Country", example: "India", check: place },
  linkedin_url: { label: "LinkedIn", known: ["linkedin"], example: "", check: url },
  github_url: { label: "GitHub", known: ["github"], example: "", check: url },
  portfolio_url: { label: "Website", known: ["portfolio", "website"], example: "", check: url },
  skills: {
    label: "Skills",
    known: ["skillset"],
    example: "Java;SQL",
    check: list(limits.portfolio.items, "Name the skill."),
  },
  tags: {
    label: "Tags",
    known: ["groups", "labels"],
    example: "Honours",
    check: list(10, "Name the tag."),
  },
} as const satisfies Record<string, ImportColumn>;

export type ImportColumnName = keyof typeof importColumns;
export const importColumnNames = Object.keys(importColumns) as [
  ImportColumnName,
  ...ImportColumnName[],
];

/** What a cell holds to empty what was there; an empty cell leaves it as it is. */
export const clearing = "**CLEAR**";
