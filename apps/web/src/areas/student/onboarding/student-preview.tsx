import type { EducationDetailsInput, PersonalInfoInput } from "@toran/contract/schemas/student";
import { GraduationCap, MapPin, School } from "lucide-react";
import { type Control, useWatch } from "react-hook-form";
import { PreviewCard, type PreviewFact } from "@/features/onboarding/preview-card";

type Inputs = PersonalInfoInput & EducationDetailsInput;
/** What is known so far; a field that was never given may be null. */
export type Shown = { [Name in keyof Inputs]?: Inputs[Name] | null };

const icon = { "aria-hidden": true, size: 14, strokeWidth: 2 } as const;
const joined = (...parts: unknown[]) => parts.filter(Boolean).join(", ");

/** The profile card of a student, from what is known of them. */
function StudentPreview({ shown }: { shown: Shown }) {
  const place = joined(shown.city, shown.state);
  const studies = joined(shown.degree, shown.department);
  const facts: PreviewFact[] = [
    { icon: <MapPin {...icon} />, text: place || "Your city", later: !place },
    {
      icon: <School {...icon} />,
      text: shown.college || "College in a later step",
      later: !shown.college,
    },
  ];
  if (studies)
    facts.push({ icon: <GraduationCap {...icon} />, text: joined(studies, shown.graduationYear) });
  return (
    <PreviewCard
      entity="person"
      name={[shown.firstName, shown.lastName].filter(Boolean).join(" ")}
      noName="Your name"
      line={shown.headline || "One line about you"}
      facts={facts}
      about={shown.about ?? undefined}
    >
      <p className="border-rule text-ink-3 mt-4 border-t pt-3 text-xs">
        Your mobile number, date of birth and gender stay between you and your college.
      </p>
    </PreviewCard>
  );
}

/** Follows the fields of personal info while they are typed. */
export function TypedPreview<Out>({
  control,
}: {
  control: Control<PersonalInfoInput, unknown, Out>;
}) {
  return <StudentPreview shown={useWatch({ control })} />;
}

interface StudiesPreviewProps<Out> {
  control: Control<EducationDetailsInput, unknown, Out>;
  /** What the step before saved. */
  saved: Shown;
}

/** Follows the fields of academic info beside what was saved before. */
export function StudiesPreview<Out>({ control, saved }: StudiesPreviewProps<Out>) {
  return <StudentPreview shown={{ ...saved, ...useWatch({ control }) }} />;
}
