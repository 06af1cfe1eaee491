import { and, eq, ne } from "drizzle-orm";
import { profileFields } from "@toran/contract/schemas/profile";
import { sectionNames } from "@toran/contract/schemas/portfolio";
import { addresses } from "../../modules/addresses/tables";
import { colleges, departments } from "../../modules/colleges/tables";
import { addBusinessDays } from "../../modules/connections/business-days";
import { catalogue } from "../../modules/lookups/catalogue";
import { lookOf } from "../../modules/profile/slugs";
import { slugs, visibilities } from "../../modules/profile/tables";
import { students } from "../../modules/students/tables";
import type { Executor } from "../database";
import { finalYears } from "./college";
import { personName } from "./names";
import { keepConnections } from "./season";

const invented = [
  ["Palani Hills College of Engineering", "Dindigul", "Tamil Nadu", "Anna University"],
  [
    "Vembanad Institute of Technology",
    "Kochi",
    "Kerala",
    "APJ Abdul Kalam Technological University",
  ],
  ["Deccan Plateau Engineering College", "Pune", "Maharashtra", "Savitribai Phule Pune University"],
  [
    "Sabarmati Institute of Design and Technology",
    "Ahmedabad",
    "Gujarat",
    "Gujarat Technological University",
  ],
  [
    "Hooghly College of Engineering",
    "Kolkata",
    "West Bengal",
    "Maulana Abul Kalam Azad University of Technology",
  ],
  [
    "Charminar Technical University",
    "Hyderabad",
    "Telangana",
    "Jawaharlal Nehru Technological University Hyderabad",
  ],
  ["Chamundi Engineering College", "Mysuru", "Karnataka", "Visvesvaraya Technological University"],
  ["Aravalli Institute of Technology", "Udaipur", "Rajasthan", "Rajasthan Technical University"],
  [
    "Brahmaputra College of Engineering",
    "Guwahati",
    "Assam",
    "Assam Science and Technology University",
  ],
  ["Konkan Coast Engineering College", "Ratnagiri", "Maharashtra", "University of Mumbai"],
  ["Marina Institute of Engineering", "Chennai", "Tamil Nadu", "Anna University"],
  [
    "Satpura College of Technology",
    "Nagpur",
    "Maharashtra",
    "Rashtrasant Tukadoji Maharaj Nagpur University",
  ],
  [
    "Godavari Engineering College",
    "Rajahmundry",
    "Andhra Pradesh",
    "Jawaharlal Nehru Technological University Kakinada",
  ],
  [
    "Doon Valley Institute of Technology",
    "Dehradun",
    "Uttarakhand",
    "Veer Madho Singh Bhandari Uttarakhand Technical University",
  ],
] as const;
const day = 24 * 60 * 60 * 1000;
const domainOf = (name: string) => `${name.toLowerCase().split(" ")[0]}.example`;

export interface OtherCollege {
  id: string;
  name: string;
  domain: string;
}

/** Colleges beside the one that all others work in, in every kind of connection to one company; gives those it is connected to. */
export async function addOtherColleges(
  db: Executor,
  companyId: string,
  now: Date,
): Promise<OtherCollege[]> {
  const rows = await db
    .insert(colleges)
    .values(
      invented.map(([name, , , university], n) => {
        const listed = catalogue.universities.find((each) => each.name === university);
        const domain = domainOf(name);
        const { firstName, lastName } = personName(n + 1);
        return {
          universityId: listed?.id ?? null,
          university,
          name,
          type: n % 3 ? ("AFFILIATED" as const) : ("AUTONOMOUS" as const),
          established: 1958 + ((n * 11) % 50),
          naacGrade: n % 2 ? ("A" as const) : ("A+" as const),
          website: `https://${domain}`,
          about: `${name} teaches engineers from the region and beyond.`,
          contactName: `${firstName} ${lastName}`,
          contactDesignation: "Placement officer",
          contactEmail: `placements@${domain}`,
          contactPhone: `+91484234${5670 + n}`,
          createdAt: now,
        };
      }),
    )
    .returning({ id: colleges.id });
  const placed = rows.map(({ id }, n) => ({ id, n, place: invented[n] }));
  await db.insert(addresses).values(
    placed.map(({ id, n, place }) => ({
      ownerId: id,
      isBilling: false,
      line1: `${n + 2} College Road`,
      city: place?.[1] ?? "",
      state: place?.[2] ?? "",
      country: "India",
      postcode: "600001",
    })),
  );
  await db.insert(departments).values(
    placed.flatMap(({ id, n }) =>
      finalYears.slice(0, 3 + (n % 4)).map(({ name, code, students: many }, position) => ({
        collegeId: id,
        name,
        code,
        finalYearStudents: many - ((n * 13) % 40),
        position,
      })),
    ),
  );
  const standings = [
    ["APPROVED", "COMPANY"],
    ["APPROVED", "COLLEGE"],
    ["PENDING", "COLLEGE"],
    ["PENDING", "COLLEGE"],
    ["PENDING", "COLLEGE"],
    ["PENDING", "COMPANY"],
    ["PENDING", "COMPANY"],
    ["REJECTED", "COMPANY"],
    ["DISCONNECTED", "COMPANY"],
  ] as const;
  await keepConnections(
    db,
    standings.map(([status, initiatedBy], n) => {
      const pending = status === "PENDING";
      const requestedAt = new Date(now.getTime() - (pending ? n - 1 : 9 + n * 3) * day);
      return {
        collegeId: rows[n]?.id ?? "",
        companyId,
        status,
        initiatedBy,
        message: pending
          ? initiatedBy === "COLLEGE"
            ? "Our final year would like to meet you this season."
            : "We hire graduate engineers and would like to visit you."
          : null,
        reason: status === "REJECTED" ? ("NOT_RELEVANT" as const) : null,
        refusals: status === "REJECTED" ? 1 : 0,
        permissions:
          status === "APPROVED"
            ? { postJobs: true, requestBookings: true, viewStudents: true, chat: true }
            : null,
        requestedAt,
        respondedAt: pending ? null : new Date(requestedAt.getTime() + 2 * day),
        dueAt: addBusinessDays(requestedAt, 5),
      };
    }),
  );
  return placed.flatMap(({ id, n, place }) =>
    standings[n]?.[0] === "APPROVED" && place
      ? [{ id, name: place[0], domain: domainOf(place[0]) }]
      : [],
  );
}

/** Two of three students show their profile to the companies of their college, every other of them with marks. */
export async function openProfiles(db: Executor, collegeId: string, now: Date) {
  const rows = await db
    .select({ id: students.userId, name: students.firstName, roll: students.rollNumber })
    .from(students)
    .where(and(eq(students.collegeId, collegeId), ne(students.accountStatus, "REGISTERED")))
    .orderBy(students.rollNumber);
  const opened = rows.filter((_, n) => n > 0 && n % 3 !== 0);
  const addressed = opened.map(({ id, name, roll }) => {
    const slug = `${name}-${roll ?? ""}`.toLowerCase();
    return { slug, look: lookOf(slug), studentId: id };
  });
  const free = await db
    .insert(slugs)
    .values(addressed)
    .onConflictDoNothing()
    .returning({ studentId: slugs.studentId });
  await db
    .insert(visibilities)
    .values(
      free.flatMap(({ studentId }, n) =>
        studentId
          ? {
              studentId,
              level: "CONNECTED_COMPANIES" as const,
              indexed: false,
              fields: { ...profileFields, marks: n % 2 === 0 },
              sections: sectionNames.map((name) => ({ name, shown: true })),
              updatedAt: now,
            }
          : [],
      ),
    )
    .onConflictDoNothing();
}
