import { inArray } from "drizzle-orm";
import { addresses } from "../../modules/addresses/tables";
import { companies } from "../../modules/companies/tables";
import { addBusinessDays } from "../../modules/connections/business-days";
import { connectionEvents, connections } from "../../modules/connections/tables";
import { catalogue } from "../../modules/lookups/catalogue";
import { fullName } from "../../modules/students/officer/bulk";
import type { Executor } from "../database";
import { inventedCompanies } from "./companies";
import { personName } from "./names";

const idOf = (list: { id: string; name: string }[], name: string) => {
  const found = list.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in the list.`);
  return found.id;
};
const domainOf = (name: string) => `${name.toLowerCase().split(" ")[0]}.example`;

/** Beyond those who study, whose names begin at the first. */
const contactsFrom = 9000;

/** Companies that have gone through everything; those that are there already are left alone. */
export async function addCompanies(db: Executor, many: number, now: Date) {
  const chosen = inventedCompanies.slice(0, many);
  const service = catalogue.companyServices;
  const rows = await db
    .insert(companies)
    .values(
      chosen.map(([name, sector, , size], index) => ({
        name,
        type: "PRIVATE" as const,
        sectorId: idOf(catalogue.sectors, sector),
        sizeId: idOf(catalogue.companySizes, size),
        website: `https://${domainOf(name)}`,
        established: 1990 + ((index * 7) % 33),
        serviceIds: [
          service[index % service.length]?.id ?? "",
          service[(index * 3 + 5) % service.length]?.id ?? "",
        ],
        about: `${name} works in ${sector.toLowerCase()} and hires graduates every year.`,
        // The first is the company of the HR user whose log-in is in the README.
        contactName: index ? fullName(personName(contactsFrom + index)) : "Vikram Rao",
        contactDesignation: "Campus hiring lead",
        contactEmail: `campus@${domainOf(name)}`,
        contactPhone: `+9120267891${String(index).padStart(2, "0")}`,
        createdAt: now,
      })),
    )
    .returning({
      id: companies.id,
      name: companies.name,
      contactName: companies.contactName,
      contactEmail: companies.contactEmail,
    });
  await db.insert(addresses).values(
    rows.map(({ id }, index) => {
      const [, , city = "Pune"] = chosen[index] ?? [];
      const state = catalogue.cities.find((each) => each.name === city)?.state ?? "Maharashtra";
      return {
        ownerId: id,
        isBilling: false,
        line1: `${index + 4} Station Road`,
        city,
        state,
        country: "India",
        postcode: "411001",
      };
    }),
  );
  return rows;
}

const day = 24 * 60 * 60 * 1000;
/** How the companies stand to the college, in their order; the rest are not connected. */
const states = [
  ...Array.from({ length: 14 }, () => "APPROVED" as const),
  ...Array.from({ length: 9 }, () => "PENDING" as const),
  ...Array.from({ length: 3 }, () => "REJECTED" as const),
  ...Array.from({ length: 2 }, () => "WITHDRAWN" as const),
  ...Array.from({ length: 2 }, () => "DISCONNECTED" as const),
  "BLOCKED" as const,
];
const permissions = { postJobs: true, requestBookings: true, viewStudents: true, chat: true };

const firstPending = states.indexOf("PENDING");

/** Connections of a college in every state: those that wait are of the last week, the rest of the weeks before. */
export async function addConnections(
  db: Executor,
  collegeId: string,
  companyIds: string[],
  now: Date,
) {
  await keepConnections(
    db,
    states.slice(0, companyIds.length).map((status, index) => {
      const pending = status === "PENDING";
      // The first has worked with the college the longest.
      const nth = status === "APPROVED" ? firstPending + 1 - index : index + 2;
      const days = pending ? (index - firstPending) * 0.7 + 0.2 : nth * 3;
      const requestedAt = new Date(now.getTime() - days * day);
      const answered = !pending && status !== "WITHDRAWN";
      return {
        collegeId,
        companyId: companyIds[index] ?? "",
        status,
        initiatedBy: index % 3 ? ("COMPANY" as const) : ("COLLEGE" as const),
        message: "We would like to meet your final-year students this season.",
        reason:
          status === "REJECTED"
            ? ("NOT_RELEVANT" as const)
            : status === "BLOCKED"
              ? ("FEES_OR_DEPOSIT_ASKED" as const)
              : null,
        refusals: status === "REJECTED" ? 1 : 0,
        permissions: status === "APPROVED" ? permissions : null,
        requestedAt,
        respondedAt: answered ? new Date(requestedAt.getTime() + 2 * day) : null,
        dueAt: addBusinessDays(requestedAt, 5),
      };
    }),
  );
}

/** Connections with what led to each. */
export async function keepConnections(db: Executor, values: (typeof connections.$inferInsert)[]) {
  if (!values.length) return;
  const rows = await db.insert(connections).values(values).returning();
  const ids = rows.map(({ companyId }) => companyId);
  const asked = await db
    .select({ id: companies.id, name: companies.contactName })
    .from(companies)
    .where(inArray(companies.id, ids));
  const contacts = new Map(asked.map(({ id, name }) => [id, name]));
  const events = rows.flatMap((row) =>
    eventsOf(row, contacts.get(row.companyId) ?? "Campus hiring"),
  );
  await db.insert(connectionEvents).values(events);
}

const otherSide = { COLLEGE: "COMPANY", COMPANY: "COLLEGE" } as const;
const officer = "Meera Krishnan";

/** How a connection came to stand as it does. */
function eventsOf(
  row: typeof connections.$inferSelect,
  recruiter: string,
): (typeof connectionEvents.$inferInsert)[] {
  const named = { COLLEGE: officer, COMPANY: recruiter };
  const { id: connectionId, status, initiatedBy, requestedAt } = row;
  const asked = { connectionId, userId: connectionId, at: requestedAt };
  const own = { side: initiatedBy, userName: named[initiatedBy] };
  const other = { side: otherSide[initiatedBy], userName: named[otherSide[initiatedBy]] };
  const request = { ...asked, ...own, before: null, status: "PENDING" as const };
  if (status === "PENDING") return [request];
  const at = new Date(requestedAt.getTime() + 2 * day);
  const by = status === "WITHDRAWN" ? own : status === "BLOCKED" ? collegeSide : other;
  const approved = {
    ...asked,
    ...other,
    at,
    before: "PENDING" as const,
    status: "APPROVED" as const,
  };
  const ended = { ...asked, ...by, at, status, reason: row.reason, reasonText: row.reasonText };
  if (status === "APPROVED") return [request, approved];
  if (status !== "DISCONNECTED") return [request, { ...ended, before: "PENDING" as const }];
  const later = new Date(at.getTime() + day);
  return [request, approved, { ...ended, before: "APPROVED" as const, at: later }];
}
const collegeSide = { side: "COLLEGE", userName: officer } as const;
