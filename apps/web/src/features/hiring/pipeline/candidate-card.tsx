import type { Candidate } from "@toran/contract/schemas/application";
import { Avatar } from "@toran/ui";
import { publicFile } from "@/lib/public-file";
import { since } from "@/lib/since";
import { lpa, rupees } from "../pay";

function sideOf({ offer, stage, updatedAt }: Candidate) {
  if (offer?.ctc) return <span className="text-ink font-semibold">{lpa(offer.ctc)}</span>;
  if (offer?.stipend)
    return <span className="text-ink font-semibold">{rupees(offer.stipend)}</span>;
  return stage === "OFFER" ? "No offer" : since(updatedAt);
}

/** A candidate on the board. */
export const CandidateCard = ({ candidate }: { candidate: Candidate }) => (
  <div className="flex gap-2.5">
    <span className="flex flex-col items-center gap-1">
      <Avatar decorative entity="person" size="sm" name={candidate.studentName} />
      <Avatar
        decorative
        entity="college"
        size="xs"
        name={candidate.college.name}
        src={publicFile(candidate.college.picture)}
      />
    </span>
    <span className="stretch-dense min-w-0 flex-1">
      <span className="block truncate font-medium">{candidate.studentName}</span>
      <span className="flex justify-between gap-2">
        <span className="text-ink-2 truncate">
          {/* The college has its arch beside it: where the line is cut, the department is what is read. */}
          {[candidate.department, candidate.college.name].filter(Boolean).join(", ")}
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
