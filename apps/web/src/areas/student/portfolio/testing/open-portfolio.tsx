import { screen, within } from "@testing-library/react";
import type { Project } from "@toran/contract/schemas/portfolio";
import { paths } from "@/navigation/paths";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { PortfolioScreen } from "../portfolio-screen";

type Student = NonNullable<FakeCalls["student"]>;
type Projects = NonNullable<NonNullable<Student["sections"]>["projects"]>;

export const saathi: Project = {
  id: "0198f7a0-0000-7000-8000-000000000001",
  position: 1,
  evidence: "SELF_DECLARED",
  verifiedAt: null,
  version: 3,
  updatedAt: "2026-11-20T09:42:00.000Z",
  file: null,
  title: "Saathi",
  role: null,
  description: "Bus times",
  link: "https://saathi.example",
  startMonth: "2025-01",
  endMonth: "2025-05",
  skills: ["React"],
};
export const leaf: Project = {
  ...saathi,
  id: "0198f7a0-0000-7000-8000-000000000002",
  position: 2,
  title: "Leaf rust",
};
const told = {
  percent: 40,
  next: null,
  sections: [
    { name: "projects" as const, count: 2, weight: 16, left: 0, done: true, next: null },
    { name: "video" as const, count: 0, weight: 8, left: 8, done: false, next: "Record a video." },
  ],
};

/** Opens the portfolio of a student with two projects. */
export function openPortfolio(
  projects: Projects,
  more: Student = {},
  { path = paths.student.editProjects, person = "asha" }: { path?: string; person?: string } = {},
) {
  return renderScreen(<PortfolioScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    path,
    person,
    calls: {
      student: {
        ...more,
        profile: {
          progress: async () => ok(told),
          lastUpdated: async () => ok({ updatedAt: new Date().toISOString() }),
          slug: async () => ok({ slug: null }),
          visibility: async () => refusal({ message: "Not today." }, 503),
          ...more.profile,
        },
        skills: {
          graph: async () => ok([]),
          top: async () => ok([]),
          additional: async () => ok([]),
          ...more.skills,
        },
        video: { read: async () => ok(null), ...more.video },
        sections: { projects: { list: async () => ok([saathi, leaf]), ...projects } },
      },
    },
  });
}

export const field = (name: string | RegExp) =>
  screen.findByRole<HTMLInputElement>("textbox", { name });
export const press = (name: string | RegExp) => screen.findByRole("button", { name });
export const titles = () =>
  within(screen.getByRole("list", { name: "Projects" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("b")?.textContent);
