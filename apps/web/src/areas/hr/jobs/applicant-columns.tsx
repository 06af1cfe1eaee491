import type { Candidate } from "@toran/contract/schemas/application";
import type { Job } from "@toran/contract/schemas/job";
import { Avatar } from "@toran/ui";
import type { TableColumn } from "@toran/ui/data-table";
import { dayOf } from "@/features/hiring/dates";
import type { PipelineBookmarks } from "@/features/hiring/pipeline/pipeline";
import { UnreadSign } from "@/features/hiring/pipeline/unread-sign";
import { ApplicationPill, OfferPill } from "@/features/hiring/state-pill";
import { publicFile } from "@/lib/public-file";
import { StudentAvatar } from "@/stores/student-avatar";

/** Where an applicant stands; of an accepted offer, what has become of it. */
function Standing({ candidate, rounds }: { candidate: Candidate; rounds: Job["rounds"] }) {
  const { state, stage, offer, roundId } = candidate;
  if (stage === "ACCEPTED" && offer) return <OfferPill area="hr" state={offer.state} plain />;
  const round = rounds.find(({ id }) => id === roundId)?.title;
  return <ApplicationPill state={state} round={round} plain />;
}

/** What the table of a job's applicants shows: no more than their cards on the board. */
export const applicantColumns = (
  rounds: Job["rounds"],
  { isOn, sign }: PipelineBookmarks,
): TableColumn<Candidate>[] => [
  {
    id: "name",
    title: "Applicant",
    width: 220,
    least: 150,
    sortable: true,
    cell: (candidate) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <StudentAvatar size="sm" name={candidate.studentName} picture={candidate.picture} />
        <span className="truncate font-medium">{candidate.studentName}</span>
        {candidate.unread && <UnreadSign />}
        {isOn(candidate) && sign}
      </span>
    ),
  },
  {
    id: "college",
    title: "College",
    width: 240,
    least: 140,
    cell: ({ college: { name, picture } }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar decorative entity="college" size="xs" name={name} src={publicFile(picture)} />
        <span className="truncate">{name}</span>
      </span>
    ),
  },
  {
    id: "department",
    title: "Department",
    width: 150,
    least: 120,
    className: "text-ink-2",
    cell: ({ department }) => department,
  },
  {
    id: "cgpa",
    title: "CGPA",
    width: 84,
    least: 72,
    numeric: true,
    sortable: true,
    firstSort: "descending",
    cell: ({ cgpa }) => cgpa?.toFixed(2),
  },
  {
    id: "skills",
    title: "Skills matched",
    width: 120,
    least: 112,
    className: "text-ink-2 tnum",
    cell: ({ skillsHad, skillsAsked }) => skillsAsked > 0 && `${skillsHad} of ${skillsAsked}`,
  },
  {
    id: "stage",
    title: "Stage",
    width: 170,
    least: 160,
    cell: (candidate) => <Standing candidate={candidate} rounds={rounds} />,
  },
  {
    id: "applied",
    title: "Applied",
    width: 100,
    least: 84,
    sortable: true,
    firstSort: "descending",
    className: "text-ink-2 tnum",
    cell: ({ submittedAt }) => dayOf(submittedAt),
  },
];
