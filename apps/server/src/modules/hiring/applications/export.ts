import { stagesOf } from "@toran/contract/hiring/stages";
import type { applicantExportQuery, Candidate } from "@toran/contract/schemas/application";
import type { z } from "zod/mini";
import type { Deps } from "../../../deps";
import type { Call } from "../../../http/call";
import type { SignedIn } from "../../accounts/signed-in";
import { type Cells, dayCell, takeOut } from "../../exports/take-out";
import { collegeSides } from "../sides";
import { jobSeenBy, listApplications } from "./board";

interface Asking {
  user: SignedIn;
  id: string;
  query: z.output<typeof applicantExportQuery>;
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
  stipend: ({ offer }) => offer?.stipend ?? null,
  submittedAt: ({ submittedAt }) => dayCell(submittedAt),
});

/** Applications to a job as a sheet. */
export async function exportApplications(deps: Deps, { id, ...asking }: Asking) {
  const { user, query } = asking;
  const job = await jobSeenBy(deps.db, user, id);
  const colleges = await collegeSides(deps.db, query.collegeId ? [query.collegeId] : []);
  const titles = new Map(stagesOf(job.rounds).map((stage) => [stage.id, stage.title]));
  return takeOut(deps, "applicants", {
    ...asking,
    deed: { action: "applications.export", entity: id },
    named: {
      collegeId: colleges.get(query.collegeId ?? "")?.name,
      stage: titles.get(query.stage ?? ""),
      // The rows tell it themselves.
      sort: undefined,
    },
    page: (asked) => listApplications(deps.db, user, id, asked),
    cells: cellsWith(titles),
  });
}
