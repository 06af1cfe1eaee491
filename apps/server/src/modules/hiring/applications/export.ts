import type { boardExportQuery, Candidate } from "@toran/contract/schemas/application";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import type { SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { collegeSides } from "../sides";
import { countApplications, jobSeenBy, listApplications } from "./board";
import { stagesOf } from "./stages";

interface Asking {
  user: SignedIn;
  id: string;
  query: z.output<typeof boardExportQuery>;
  call: Call;
}

const cellsWith = (titles: Map<string, string>): Cells<"applicants", Candidate> => ({
  name: ({ studentName }) => studentName,
  college: ({ college }) => college.name,
  department: ({ department }) => department,
  cgpa: ({ cgpa }) => cgpa,
  skillsHad: ({ skillsHad }) => skillsHad,
  skillsAsked: ({ skillsAsked }) => skillsAsked,
  stage: ({ stage }) => titles.get(stage) ?? stage,
  state: ({ state }) => state,
  offer: ({ offer }) => offer?.ctc ?? null,
  submittedAt: ({ submittedAt }) => dayCell(submittedAt),
});

/** Applications to a job as a sheet. */
export async function exportApplications(deps: Deps, { id, ...asking }: Asking) {
  const { user, query } = asking;
  const job = await jobSeenBy(deps.db, user, id);
  const colleges = await collegeSides(deps.db, query.collegeId ? [query.collegeId] : []);
  const total = await countApplications(deps.db, user, id, query);
  return takeOut(deps, "applicants", {
    ...asking,
    deed: { action: "applications.export", entity: id },
    named: { collegeId: colleges.get(query.collegeId ?? "")?.name },
    page: async (asked) => ({ ...(await listApplications(deps.db, user, id, asked)), total }),
    cells: cellsWith(new Map(stagesOf(job.rounds).map((stage) => [stage.id, stage.title]))),
  });
}
