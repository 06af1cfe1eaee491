import { isHeldUp } from "@toran/contract/hiring/moves";
import type { ListedJob, jobSheetQuery } from "@toran/contract/schemas/listed-job";
import type { ListedPosting, postingSheetQuery } from "@toran/contract/schemas/posting";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import type { SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { toldCells } from "../pay";
import { companySides } from "../sides";
import { listJobs } from "./list";
import { listPostings } from "./review";

interface Asking<Query> {
  user: SignedIn;
  call: Call;
  query: Query;
}

const jobCells: Cells<"jobs", ListedJob> = {
  title: ({ title }) => title,
  state: ({ state }) => state,
  type: ({ type }) => type,
  locations: ({ locations }) => locations.join("; "),
  ctc: ({ ctc }) => ctc,
  stipend: ({ stipend }) => stipend,
  ...toldCells,
  vacancies: ({ vacancies }) => vacancies,
  colleges: ({ colleges }) => colleges,
  waiting: ({ waiting }) => waiting,
  questioned: ({ questioned }) => questioned,
  applications: ({ applications }) => applications,
  accepted: ({ accepted }) => accepted,
  closesAt: ({ closesAt }) => dayCell(closesAt),
  updatedAt: ({ updatedAt }) => dayCell(updatedAt),
};

/** The jobs of a company as a sheet. */
export const exportJobs = (deps: Deps, asking: Asking<z.output<typeof jobSheetQuery>>) =>
  takeOut(deps, "jobs", {
    ...asking,
    page: (asked) => listJobs(deps.db, asking.user, asked),
    cells: jobCells,
  });

const postingCells: Cells<"postings", ListedPosting> = {
  title: ({ title }) => title,
  company: ({ company }) => company.name,
  state: (posting) => (isHeldUp(posting) ? "NOT_CONNECTED" : posting.state),
  type: ({ type }) => type,
  locations: ({ locations }) => locations.join("; "),
  ctc: ({ ctc }) => ctc,
  stipend: ({ stipend }) => stipend,
  ...toldCells,
  applications: ({ applications }) => applications,
  submittedAt: ({ submittedAt }) => dayCell(submittedAt),
  dueAt: ({ dueAt }) => dayCell(dueAt),
  closesAt: ({ closesAt }) => dayCell(closesAt),
};

/** The jobs that were sent to a college as a sheet. */
export async function exportPostings(
  deps: Deps,
  asking: Asking<z.output<typeof postingSheetQuery>>,
) {
  const { companyId } = asking.query;
  const companies = await companySides(deps.db, companyId ? [companyId] : []);
  return takeOut(deps, "postings", {
    ...asking,
    named: { companyId: companies.get(companyId ?? "")?.name },
    page: (asked) => listPostings(deps.db, asking.user, asked),
    cells: postingCells,
  });
}
