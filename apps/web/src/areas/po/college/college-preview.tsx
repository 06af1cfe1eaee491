import type { collegeData, collegeTypes } from "@toran/contract/schemas/college";
import { Award, Globe, Mail, MapPin } from "lucide-react";
import type { z } from "zod/mini";
import { withoutScheme } from "@/features/onboarding/filled";
import { PreviewCard, type PreviewFact } from "@/features/onboarding/preview-card";
import { publicFile } from "@/lib/public-file";

export type CollegeData = z.output<typeof collegeData>;

export interface CollegeShown {
  name?: string;
  university?: string;
  type?: string;
  established?: string | number;
  naacGrade?: string;
  website?: string;
  about?: string;
  /** The address of the crest. */
  crest?: string;
  place?: string;
  contact?: string;
  departments?: number;
  finalYear?: number;
  /** Nothing is filled in by a later step. */
  isSetUp?: boolean;
}

export const typeWords: Record<(typeof collegeTypes)[number], string> = {
  AUTONOMOUS: "Autonomous",
  AFFILIATED: "Affiliated",
  DEEMED: "Deemed",
  CONSTITUENT: "Constituent",
};

const icon = { "aria-hidden": true, size: 14, strokeWidth: 2 } as const;

/** The profile card of a college, from what is known of it. */
export function CollegePreview(shown: CollegeShown) {
  const website = withoutScheme(shown.website);
  const facts: PreviewFact[] = [];
  if (shown.naacGrade) facts.push({ icon: <Award {...icon} />, text: `NAAC ${shown.naacGrade}` });
  if (website) facts.push({ icon: <Globe {...icon} />, text: website });
  if (shown.place || !shown.isSetUp)
    facts.push({
      icon: <MapPin {...icon} />,
      text: shown.place || "Address in the next step",
      later: !shown.place,
    });
  if (shown.contact) facts.push({ icon: <Mail {...icon} />, text: shown.contact });
  return (
    <PreviewCard
      entity="college"
      name={shown.name ?? ""}
      noName="Your college"
      picture={shown.crest}
      line={lineOf(shown)}
      facts={facts}
      about={shown.about}
    >
      <dl className="border-rule mt-5 grid grid-cols-2 gap-2 border-t pt-3.5 text-xs">
        <Figure term="Departments" value={shown.departments} />
        <Figure term="Final year" value={shown.finalYear} />
      </dl>
      {!shown.departments && !shown.isSetUp && (
        <p className="text-ink-3 mt-3 text-xs">Filled in from academic info, step 8</p>
      )}
    </PreviewCard>
  );
}

function lineOf({ university, type, established }: CollegeShown) {
  const kind = typeWords[type as keyof typeof typeWords]?.toLowerCase();
  const since = /^\d{4}$/.test(String(established ?? "")) ? `since ${established}` : undefined;
  return (
    [university, [kind, since].filter(Boolean).join(" ")].filter(Boolean).join(", ") ||
    "University and type"
  );
}

function Figure({ term, value }: { term: string; value?: number }) {
  return (
    <div>
      <dt className="text-ink-3">{term}</dt>
      <dd className="mt-1.5">
        {value ? (
          <span className="tnum title-lg">{value}</span>
        ) : (
          <span className="bg-idle-tint block h-4 w-14 rounded-xs">
            <span className="sr-only">Not known yet</span>
          </span>
        )}
      </dd>
    </div>
  );
}

/** What is saved of a college, as its card shows it. */
export function shownOf({ college, address, contact, departments }: CollegeData): CollegeShown {
  return {
    name: college.name ?? undefined,
    university: college.university ?? undefined,
    type: college.type ?? undefined,
    established: college.established ?? undefined,
    naacGrade: college.naacGrade ?? undefined,
    website: college.website ?? undefined,
    about: college.about ?? undefined,
    crest: publicFile(college.crest),
    place: address ? `${address.city}, ${address.state}` : undefined,
    contact: contact?.email,
    departments: departments.length,
    finalYear: departments.reduce((sum, each) => sum + (each.finalYearStudents ?? 0), 0),
  };
}
