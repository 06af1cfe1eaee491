import { nothingWaits } from "@/features/todos/testing/todo";
import type { OfficerRank } from "@toran/contract/roles";
import { request } from "@/features/connections/testing/request";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import type { Widget } from "../home/home-store";
import { officer } from "./officer";

type OfficerFakes = NonNullable<FakeCalls["po"]>;

const names = {
  SEASON: ["The season", 12],
  ROLL: ["The final-year roll", 12],
  CONNECTIONS: ["Connection requests", 6],
  WAITING: ["Waiting for you", 6],
  SKILLS: ["Top skills", 12],
  TODOS: ["To-do", 3],
  TODAY: ["Today", 3],
  ACTIONS: ["Quick actions", 3],
  PROFILE: ["College profile", 3],
} as const;
export const widgets = Object.entries(names).map(([id, [name, columns]], position) => ({
  id: id as Widget["id"],
  name,
  columns,
  position,
  shown: true,
}));

/** Who is signed in, and a season in which something happened everywhere. */
export const season = (more: OfficerFakes = {}, rank: OfficerRank = "LEAD"): OfficerFakes => ({
  profile: {
    profile: async () => ok({ data: officer(rank) }),
  },
  ...more,
  dashboard: {
    widgets: async () => ok(widgets),
    groups: async () =>
      ok([
        { id: "all", name: "All departments", departments: ["Civil", "Computer Science"] },
        { id: "core", name: "Core", departments: ["Civil"] },
      ]),
    season: async (input) => {
      const all = input.params.id === "all";
      return ok({
        graduationYear: 2027,
        students: all ? 254 : 74,
        notSeeking: all ? 12 : 0,
        placed: all ? 65 : 29,
        placedThisWeek: 4,
        offers: 90,
        withSeveral: 12,
        medianPackage: 720_000,
        connected: 14,
        connectedThisMonth: 9,
      });
    },
    departments: async () =>
      ok([
        department("Computer Science", { students: 180, placed: 36 }),
        department("Civil", { students: 74, placed: 29 }),
      ]),
    topSkills: async () =>
      ok([{ department: "Civil", skills: [{ name: "AutoCAD", students: 31 }] }]),
    connectionGraph: async () => ok([]),
    approvals: async () => ok({ waiting: 2, approved: 7, rejected: 1 }),
    progress: async () =>
      ok({
        percent: 50,
        next: { name: "crest", text: "Add the crest" },
        sections: [
          { name: "info", text: "Say what the college is", done: true },
          { name: "crest", text: "Add the crest", done: false },
        ],
      }),
    ...more.dashboard,
  },
  quickAccess: { list: async () => ok([]), ...more.quickAccess },
  todos: { list: async () => ok([]), ...nothingWaits, ...more.todos },
  calendar: { list: async () => ok({ zone: "Asia/Kolkata", events: [] }), ...more.calendar },
  companies: {
    status: async () => ok({ items: [request(1), request(2)], next: null }),
    ...more.companies,
  },
});

const department = (name: string, figures: { students: number; placed: number }) => ({
  id: name,
  name,
  notSeeking: 6,
  placedThisWeek: 1,
  offered: 10,
  inProcess: 20,
  ...figures,
});
