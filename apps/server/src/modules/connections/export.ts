import type {
  Connection,
  collegeListing,
  collegeSheetQuery,
  companyListing,
  companySheetQuery,
  connectionSheetQuery,
} from "@toran/contract/schemas/connection";
import type { z } from "zod/mini";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import type { SignedIn } from "../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../exports/take-out";
import { byId } from "../lookups/catalogue";
import { listColleges, listCompanies } from "./listings";
import { listConnections } from "./shown";
import { type Own, ownOf } from "./standing";

interface Asking<Query> {
  user: SignedIn;
  call: Call;
  query: Query;
}
type Company = z.output<typeof companyListing>["items"][number];
type College = z.output<typeof collegeListing>["items"][number];

const listedCells = {
  name: ({ name }: Company | College) => name,
  city: ({ city }: Company | College) => city,
  connection: ({ connection }: Company | College) => connection,
  askedBy: ({ initiatedBy }: Company | College) => initiatedBy,
};
const companyCells: Cells<"companies", Company> = {
  ...listedCells,
  sector: ({ sector }) => sector,
  size: ({ size }) => size,
};
const collegeCells: Cells<"colleges", College> = {
  ...listedCells,
  university: ({ university }) => university,
  finalYearStudents: ({ finalYearStudents }) => finalYearStudents,
};
const connectionCells = (own: Own): Cells<"connections", Connection> => ({
  name: ({ college, company }) => (own.side === "COLLEGE" ? company : college).name,
  city: ({ college, company }) => (own.side === "COLLEGE" ? company : college).city,
  status: ({ status }) => status,
  askedBy: ({ initiatedBy }) => initiatedBy,
  message: ({ message }) => message,
  requestedAt: ({ requestedAt }) => dayCell(requestedAt),
  dueAt: ({ dueAt }) => dayCell(dueAt),
  respondedAt: ({ respondedAt }) => dayCell(respondedAt),
  respondedBy: ({ respondedBy }) => respondedBy,
  reason: ({ reason }) => reason,
  reasonText: ({ reasonText }) => reasonText,
});

/** The companies that a college finds, as a sheet. */
export const exportCompanies = (deps: Deps, asking: Asking<z.output<typeof companySheetQuery>>) =>
  takeOut(deps, "companies", {
    ...asking,
    named: { sectorId: byId.sector.get(asking.query.sectorId ?? "")?.name },
    page: (asked) => listCompanies(deps.db, ownOf(asking.user), asked),
    cells: companyCells,
  });

/** The colleges that a company finds, as a sheet. */
export const exportColleges = (deps: Deps, asking: Asking<z.output<typeof collegeSheetQuery>>) =>
  takeOut(deps, "colleges", {
    ...asking,
    page: (asked) => listColleges(deps.db, ownOf(asking.user), asked),
    cells: collegeCells,
  });

/** The connections of either side as a sheet. */
export function exportConnections(
  deps: Deps,
  asking: Asking<z.output<typeof connectionSheetQuery>>,
) {
  const own = ownOf(asking.user);
  return takeOut(deps, "connections", {
    ...asking,
    page: (asked) => listConnections(deps.db, own, asked, asked.status),
    cells: connectionCells(own),
  });
}
