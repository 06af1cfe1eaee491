import type { Entry, ResumeModel } from "../model/model";
import { richTextFrom } from "../model/rich-text";
import { ananya } from "./ananya";

const sentence =
  "Took over a service that nobody had touched for two years, wrote tests around it, and moved it to the new cluster without a minute of downtime. ";

const numbered = (count: number, entry: (nth: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index + 1));

const jobs = numbered(14, (nth) => ({
  id: `job-${nth}`,
  title: `Platform engineer, team ${nth}`,
  org: `Sahyadri Systems ${nth}`,
  place: "Pune",
  period: { from: `${2010 + nth}-02`, to: `${2011 + nth}-01` },
  body: richTextFrom(
    nth === 3
      ? `${sentence.repeat(9)}\n- ${sentence.repeat(10)}`
      : `- Ran deployment number ${nth} for eleven teams.\n- ${sentence}\n  - Wrote the runbook ${nth}.\n- Trained ${nth + 2} people to be on call.`,
  ),
}));

const built = numbered(12, (nth) => ({
  id: `project-${nth}`,
  title: `Open-source tool ${nth}`,
  period: { to: `${2012 + nth}` },
  url: `https://code.example/deshpande/tool-${nth}?tab=readme&from=resume`,
  stack: ["Go", "Rust", "PostgreSQL"],
  body: richTextFrom(`- Used by ${nth * 120} projects.\n- ${sentence}`),
}));

const honours = numbered(30, (nth) => ({
  id: `honour-${nth}`,
  title: `Office affluent fiancé workflow prize ${nth}`,
  period: { to: `${1995 + nth}` },
}));

const known = Array.from({ length: 60 }, (_, index) => ({
  id: `known-${index}`,
  name: `Technology ${index + 1}`,
  level: (index % 6) as 0 | 1 | 2 | 3 | 4 | 5,
  group: `Group ${Math.floor(index / 12) + 1}`,
}));

/** Five pages and more, with everything that is hard to break. */
export const long: ResumeModel = {
  ...ananya,
  person: {
    ...ananya.person,
    name: "Maria-Annapurna Subrahmanyam Deshpande-Fernandes de Albuquerque",
  },
  summary: richTextFrom(sentence.repeat(5)),
  sections: [
    { id: "experience", kind: "experience", title: "Experience", entries: jobs },
    { id: "projects", kind: "projects", title: "Projects", entries: built },
    { id: "achievements", kind: "achievements", title: "Achievements", entries: honours },
    { id: "skills", kind: "skills", title: "Skills", skills: known },
    ...ananya.sections.filter(({ kind }) => kind === "education" || kind === "languages"),
    {
      id: "links",
      kind: "links",
      title: "Elsewhere",
      links: [{ label: "Talks", url: `https://talks.example/${"deshpande".repeat(18)}` }],
    },
  ],
};
