import { scoreWords } from "@toran/contract/scales";
import type { educationKinds } from "@toran/contract/schemas/portfolio";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";

const kinds: Record<(typeof educationKinds)[number], string> = {
  SCHOOL: "School",
  DIPLOMA: "Diploma",
  DEGREE: "Degree",
  SEMESTER: "Marks of a semester",
};
export const sections: Record<WaitingDocument["section"], string> = {
  education: "Education",
  achievements: "Achievement",
};

/** What an item is called in a list. */
export function titleOf(waiting: WaitingDocument): string {
  if (waiting.section === "achievements") return waiting.item.title;
  const { course, semester, institution } = waiting.item;
  return course ?? (semester === null ? institution : `Semester ${semester}, ${institution}`);
}

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric" });

interface Fact {
  term: string;
  value: string | null;
}

/** What the item says, for an officer to hold the document against. */
export const factsOf = (waiting: WaitingDocument) => told(waiting).filter(({ value }) => value);

function told(waiting: WaitingDocument): Fact[] {
  if (waiting.section === "achievements") {
    const { issuer, month: given, description, link } = waiting.item;
    return [
      { term: "Given by", value: issuer },
      { term: "Month", value: month.format(new Date(`${given}-01T00:00:00`)) },
      { term: "About it", value: description },
      { term: "Link", value: link },
    ];
  }
  const { kind, institution, board, course, semester, score, scoreScale } = waiting.item;
  const years = [waiting.item.startYear, waiting.item.endYear].filter(Boolean).join(" to ");
  return [
    { term: "Kind", value: kinds[kind] },
    { term: "School or college", value: institution },
    { term: "Board", value: board },
    { term: "Course", value: course },
    { term: "Semester", value: semester === null ? null : String(semester) },
    { term: "Score", value: score === null ? null : scoreWords(score, scoreScale) },
    { term: "Years", value: years || null },
  ];
}
