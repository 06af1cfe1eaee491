import type { ListedStudent } from "@toran/contract/schemas/officer-student";
import type { OfficerRank } from "@toran/contract/roles";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "@/navigation/paths";
import type { OfficerCalls } from "@/stores/calls";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { officer } from "../../testing/officer";
import { StudentsScreen } from "../students-screen";

// A table of many roles is slow to look through.
// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});

export const student = (n: number, more: Partial<ListedStudent> = {}): ListedStudent => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  firstName: `Student ${n}`,
  lastName: null,
  email: `student.${n}@nilgiri.example`,
  rollNumber: `22CS${String(n).padStart(3, "0")}`,
  degree: "B.E.",
  department: "Civil",
  graduationYear: 2027,
  cgpa: 8,
  activeBacklogs: 0,
  skills: ["React", "Figma"],
  skillCount: 2,
  picture: null,
  profile: 80,
  accountStatus: "ACTIVE",
  placementStatus: "NOT_PLACED",
  outcomeTag: "SEEKING",
  offers: 0,
  bestPackage: null,
  furthest: null,
  detailsPending: false,
  updatedAt: "2026-11-13T10:00:00Z",
  ...more,
});
export const many = (count: number) => Array.from({ length: count }, (_, at) => student(at + 1));

type Query = NonNullable<Parameters<OfficerCalls["students"]["list"]>[0]>["query"];

/** A college with these students, in windows of ten. It keeps what the list asked for. */
export function college(all: readonly ListedStudent[]) {
  const asked: Query[] = [];
  const list: OfficerCalls["students"]["list"] = async ({ query } = {}) => {
    if (query?.count) return ok({ items: [], next: null, total: all.length });
    asked.push(query);
    const from = Number(query?.next ?? 0);
    const to = from + Number(query?.limit ?? 10);
    return ok({ items: all.slice(from, to), next: to < all.length ? String(to) : null });
  };
  return { asked, list };
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

type StudentCalls = NonNullable<FakeCalls["po"]>;
interface Opened {
  students: NonNullable<StudentCalls["students"]>;
  others?: StudentCalls;
  site?: FakeCalls["site"];
  path?: string;
  rank?: OfficerRank;
  screen?: ReactNode;
}

/** The officer's students, with the calls of a test. */
export function openStudents({ students, others, site, rank = "MEMBER", ...where }: Opened) {
  const { path = paths.po.students, screen = <StudentsScreen /> } = where;
  const shown = renderScreen(
    <>
      {screen}
      <Address />
    </>,
    {
      area: "po",
      mode: "DASHBOARD",
      path,
      calls: {
        po: {
          students,
          evidence: { waiting: async () => ok({ items: [], next: null, total: 0 }) },
          exportPresets: { list: async () => ok([]) },
          profile: { profile: async () => ok({ data: officer(rank) }) },
          savedViews: { list: async () => ok([]) },
          ...others,
        },
        ...(site && { site }),
      },
    },
  );
  void shown.stores.po.load();
  return shown;
}
