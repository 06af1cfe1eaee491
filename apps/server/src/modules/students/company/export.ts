import type { Candidate, candidateSheetQuery } from "@toran/contract/schemas/candidate";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import { companyIdOf, type SignedIn } from "../../accounts/signed-in";
import { collegeBy } from "../../colleges/college";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { listCandidates } from "./list";

interface Asking {
  user: SignedIn;
  call: Call;
  query: z.output<typeof candidateSheetQuery>;
}

const cells: Cells<"candidates", Candidate> = {
  name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
  headline: ({ headline }) => headline,
  college: ({ college }) => college.name,
  degree: ({ degree }) => degree,
  department: ({ department }) => department,
  graduationYear: ({ graduationYear }) => graduationYear,
  cgpa: ({ cgpa }) => cgpa,
  skills: ({ skills }) => skills.join("; "),
  bookmarkedBy: ({ bookmark }) => bookmark?.by ?? null,
  bookmarkedAt: ({ bookmark }) => dayCell(bookmark?.at ?? null),
};

/** The students that a company finds, as a sheet: of each, what the list shows of them and nothing more. */
export async function exportCandidates(deps: Deps, asking: Asking) {
  const { user, query } = asking;
  const college = query.collegeId ? await collegeBy(deps.db, query.collegeId) : undefined;
  return takeOut(deps, "candidates", {
    ...asking,
    named: { collegeId: college?.name ?? undefined },
    page: (asked) => listCandidates(deps.db, companyIdOf(user), asked),
    cells,
  });
}
