import {
  type AccountStatus,
  accountStatuses,
  type PlacementStatus,
  placementStatuses,
  type StudentFilter,
  studentSorts,
} from "@toran/contract/schemas/officer-student";
import { type OutcomeTag, outcomeTags } from "@toran/contract/schemas/outcome";
import { type Fits, isFigure, isWords, searchIn } from "@/lib/in-address";

export const tabs = ["everyone", "placed", "not-placed", "invited"] as const;
/** The tab beside them that holds documents, not students. */
export const documentsTab = "documents";
export type StudentTab = (typeof tabs)[number];

type SortColumn = (typeof studentSorts)[number];
export type StudentSort = SortColumn | `-${SortColumn}`;

/** Which students are looked at, and in which order: what the address of the list says. */
export interface StudentView {
  tab: StudentTab;
  search: string;
  graduationYear: number | undefined;
  department: string[];
  status: AccountStatus[];
  placement: PlacementStatus[];
  outcome: OutcomeTag[];
  minCgpa: number | undefined;
  maxBacklogs: number | undefined;
  skills: string[];
  sort: StudentSort | undefined;
}

/** What narrows a tab down; a list of the archive or the bookmarks is narrowed by the same. */
export type StudentFilters = Omit<StudentView, "tab" | "search" | "sort">;

export const noFilters: StudentFilters = {
  graduationYear: undefined,
  department: [],
  status: [],
  placement: [],
  outcome: [],
  minCgpa: undefined,
  maxBacklogs: undefined,
  skills: [],
};

const among = <T extends string>(all: readonly T[], raw: string[]) =>
  all.filter((each) => raw.includes(each));

const isName = isWords(160);

const isYear = isFigure(1990, 2040);
const isCgpa = isFigure(0, 10, "decimal");
const isBacklogs = isFigure(0, 60);

function figure(raw: string | null, fits: Fits) {
  return raw && fits(raw) ? Number(raw) : undefined;
}

/** Reads an address. What it does not know, or what was spoilt, filters nothing. */
export function readView(params: URLSearchParams): StudentView {
  const sort = params.get("sort") ?? "";
  return {
    tab: tabs.find((tab) => tab === params.get("tab")) ?? "everyone",
    search: searchIn(params),
    graduationYear: figure(params.get("graduationYear"), isYear),
    department: params.getAll("department").filter(isName),
    status: among(accountStatuses, params.getAll("status")),
    placement: among(placementStatuses, params.getAll("placement")),
    outcome: among(outcomeTags, params.getAll("outcome")),
    minCgpa: figure(params.get("minCgpa"), isCgpa),
    maxBacklogs: figure(params.get("maxBacklogs"), isBacklogs),
    skills: params.getAll("skills").filter(isName),
    sort: studentSorts.flatMap((each) => [each, `-${each}` as const]).find((each) => each === sort),
  };
}

/** The address of a view; what is as it always is stays out of it. */
export function writeView({ tab, ...rest }: StudentView): URLSearchParams {
  const params = new URLSearchParams(tab === "everyone" ? {} : { tab });
  for (const [name, value] of Object.entries(rest)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== "") params.append(name, String(each));
    }
  }
  return params;
}

const ofTab: Record<StudentTab, Partial<StudentFilters>> = {
  everyone: {},
  placed: { placement: ["PLACED"] },
  "not-placed": { placement: ["NOT_PLACED", "OFFERED"] },
  invited: { status: ["INVITED"] },
};

/** Which filters a tab has decided already. */
export const decidedBy = (tab: StudentTab) => Object.keys(ofTab[tab]) as (keyof StudentFilters)[];

/** What the server is asked for a view; filters that are off are left out. */
export function queryOf({ tab, ...view }: StudentView) {
  const asked = { ...view, ...ofTab[tab] };
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([, value]) =>
        value !== undefined && value !== "" && !(Array.isArray(value) && !value.length),
    ),
  ) as Partial<Omit<StudentView, "tab">>;
}

/** What a query that was kept asks for. */
export function readQuery(query: StudentFilter): StudentView {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each));
  }
  return readView(params);
}

/** The view of a query that was kept: a placement or status that is a tab's own opens that tab. */
export function viewOfQuery(query: StudentFilter): StudentView {
  const view = readQuery(query);
  const tab = tabs.find((each) => {
    const own = Object.entries(ofTab[each]);
    return own.length && own.every(([name, value]) => same(value, view[name as "placement"]));
  });
  return tab
    ? { ...view, tab, ...Object.fromEntries(decidedBy(tab).map((name) => [name, []])) }
    : view;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const isFiltered = (view: StudentView) =>
  Object.keys(queryOf({ ...view, tab: "everyone", sort: undefined })).length > 0;
