import type {
  collegeBookingSheetQuery,
  companyBookingSheetQuery,
  ListedBooking,
} from "@toran/contract/schemas/booking";
import type { z } from "zod/mini";
import type { Deps } from "../../deps";
import type { Call } from "../../http/call";
import type { SignedIn } from "../accounts/signed-in";
import { type Cells, dayCell, takeOut, timeCell } from "../exports/take-out";
import { collegeSides, companySides } from "../hiring/sides";
import { listBookings } from "./list";

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof companyBookingSheetQuery> | z.output<typeof collegeBookingSheetQuery>;
}

const cellsFor = ({ role }: SignedIn): Cells<"bookings", ListedBooking> => ({
  title: ({ title }) => title,
  with: ({ college, company }) => (role === "HUMAN_RESOURCE" ? college : company).name,
  purpose: ({ purpose }) => purpose,
  state: ({ state }) => state,
  mode: ({ mode }) => mode,
  startsAt: ({ startsAt }) => timeCell(startsAt),
  endsAt: ({ endsAt }) => timeCell(endsAt),
  dates: ({ dates }) =>
    dates.map(({ startsAt, endsAt }) => `${timeCell(startsAt)} to ${timeCell(endsAt)}`).join("; "),
  expectedStudents: ({ expectedStudents }) => expectedStudents,
  rooms: ({ rooms }) => rooms.map(({ name }) => name).join("; "),
  requestedAt: ({ requestedAt }) => dayCell(requestedAt),
});

/** The bookings of a company or a college as a sheet. */
export async function exportBookings(deps: Deps, asking: Asking) {
  const { user, query } = asking;
  const collegeId = "collegeId" in query ? query.collegeId : undefined;
  const companyId = "companyId" in query ? query.companyId : undefined;
  const colleges = await collegeSides(deps.db, collegeId ? [collegeId] : []);
  const companies = await companySides(deps.db, companyId ? [companyId] : []);
  return takeOut(deps, "bookings", {
    ...asking,
    named: {
      collegeId: colleges.get(collegeId ?? "")?.name,
      companyId: companies.get(companyId ?? "")?.name,
    },
    page: (asked) => listBookings(deps.db, user, asked, deps.now()),
    cells: cellsFor(user),
  });
}
