import type { ResumeModel } from "../model/model";
import { ananya } from "./ananya";

/** A first-year student: a name, an address, a school, and sections that are still empty. */
export const sparse: ResumeModel = {
  locale: "en-IN",
  dir: "ltr",
  person: {
    name: "Kabir",
    contacts: [{ kind: "email", text: "kabir@nilgiri.example" }],
    links: [],
    facts: [],
  },
  sections: [
    {
      id: "education",
      kind: "education",
      title: "Education",
      entries: [{ id: "xii", title: "Class XII", org: "Breeks School", period: { to: "2026" } }],
    },
    { id: "experience", kind: "experience", title: "Experience", entries: [] },
    { id: "skills", kind: "skills", title: "Skills", skills: [] },
  ],
};

/** Ananya, who would rather not show her face. */
export const noPhoto: ResumeModel = {
  ...ananya,
  person: { ...ananya.person, photo: undefined },
};
