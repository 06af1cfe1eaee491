import type { personalDocument, UserData } from "@toran/contract/schemas/student";
import type { z } from "zod/mini";

export interface Section {
  name: string;
  done: boolean;
  /** What would fill it. */
  next: string | null;
}

/** What onboarding has put into a portfolio, and what it leaves for later. */
export function sectionsOf(user: UserData, document: z.output<typeof personalDocument>): Section[] {
  return [
    { name: "About you", done: Boolean(user.dateOfBirth), next: "Your name, city and birthday" },
    {
      name: "Your document",
      done: Boolean(document.kind),
      next: "One that your college can check",
    },
    {
      name: "Where you study",
      done: Boolean(user.educationDetails),
      next: "College, degree and year",
    },
    { name: "Headline", done: Boolean(user.headline), next: "One line that companies read first" },
    { name: "A few sentences", done: Boolean(user.about), next: "What you like to work on" },
    { name: "Picture", done: Boolean(user.picture), next: "A clear photo of your face" },
    { name: "Skills", done: false, next: "Up to seven at the top, with what shows them" },
    { name: "Projects", done: false, next: "One or two say more than a list" },
  ];
}
