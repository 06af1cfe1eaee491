import type { Resume } from "@toran/contract/schemas/resume";
import { paths } from "@/navigation/paths";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ResumeScreen } from "../resume-screen";
import { general, product } from "./versions";

type Calls = NonNullable<NonNullable<FakeCalls["student"]>["resumes"]>;

export const document: Resume["document"] = {
  locale: "en-IN",
  dir: "ltr",
  person: {
    name: "Asha Rao",
    contacts: [{ kind: "email", text: "asha@nilgiri.example" }],
    links: [],
    facts: [],
  },
  summary: [{ kind: "paragraph", runs: [{ text: "I build web apps." }] }],
  sections: [
    {
      id: "projects",
      kind: "projects",
      title: "Projects",
      entries: [{ id: "saathi", title: "Saathi", period: { from: "2025-01", to: "2025-05" } }],
    },
    {
      id: "skills",
      kind: "skills",
      title: "Skills",
      skills: [{ id: "react", name: "React", level: 5, levelLabel: "Expert" }],
    },
  ],
};
export const resume: Resume = { resume: general, picture: null, document };

// Nothing is laid out here, and so no face is needed.
globalThis.FontFace ??= class {
  load = () => Promise.reject(new Error("There are no faces here."));
} as unknown as typeof FontFace;

/** Opens the studio of a student with one project and one skill. */
export function openStudio(calls: Calls = {}, path: string = paths.student.template) {
  return renderScreen(<ResumeScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    person: "asha",
    path: path.replace("*", "all"),
    calls: {
      student: {
        resumes: {
          read: async () => ok(resume),
          list: async () => ok([general, product]),
          ...calls,
        },
      },
    },
  });
}
