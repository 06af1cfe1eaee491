import type { Candidate } from "@toran/contract/schemas/application";
import { Avatar } from "@toran/ui";
import type { ReactNode } from "react";
import { publicFile } from "@/lib/public-file";
import { since, sinceInShort } from "@/lib/since";
import { StudentAvatar } from "@/stores/student-avatar";
import { payOnCard } from "../pay";
import { placeWords } from "../words";
import { CollegeName } from "./college-name";
import { shortCollege } from "./short-college";

function sideOf({ offer, stage, updatedAt, waiting }: Candidate) {
  if (waiting) return placeWords(waiting);
  const pay = offer && payOnCard(offer);
  if (pay) return <span className="text-ink font-semibold">{pay}</span>;
  if (stage === "OFFER") return "No offer";
  return (
    <>
      <span aria-hidden="true">{sinceInShort(updatedAt)}</span>
      <span className="sr-only">{since(updatedAt)}</span>
    </>
  );
}

/** The department by its code, where the college has one; its full name is still what is read aloud. */
function Department({
  candidate: { department, departmentCode },
}: Pick<CandidateCardProps, "candidate">) {
  if (!department) return null;
  if (!departmentCode) return <>{department}, </>;
  return (
    <>
      <span aria-hidden="true">{departmentCode}, </span>
      <span className="sr-only">{department}, </span>
    </>
  );
}

interface CandidateCardProps {
  candidate: Candidate;
  /** Behind the name, such as the sign of a bookmark. */
  sign?: ReactNode;
}

/** A candidate on the board. */
export const CandidateCard = ({ candidate, sign }: CandidateCardProps) => (
  <div className="flex gap-2.5">
    <span className="flex flex-col items-center gap-1">
      <StudentAvatar size="sm" name={candidate.studentName} picture={candidate.picture} />
      <Avatar
        decorative
        entity="college"
        size="xs"
        name={candidate.college.name}
        src={publicFile(candidate.college.picture)}
      />
    </span>
    <span className="stretch-dense min-w-0 flex-1">
      <span className="flex items-center gap-1.5">
        <span className="truncate font-medium">{candidate.studentName}</span>
        {sign}
      </span>
      <span className="flex justify-between gap-2">
        <span className="text-ink-2 truncate">
          {/* The college has its arch beside it: where the line is cut, the department is what is read. */}
          <Department candidate={candidate} />
          <CollegeName name={candidate.college.name} short={shortCollege(candidate.college.name)} />
        </span>
        <span className="tnum font-semibold">{candidate.cgpa?.toFixed(2)}</span>
      </span>
      <span className="text-ink-3 flex justify-between gap-2 text-xs">
        <span className="truncate">
          {candidate.skillsAsked
            ? `${candidate.skillsHad} of ${candidate.skillsAsked} skills`
            : "No skills asked"}
        </span>
        <span className="flex-none">{sideOf(candidate)}</span>
      </span>
    </span>
  </div>
);
