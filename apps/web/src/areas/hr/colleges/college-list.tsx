import type { collegeListing } from "@toran/contract/schemas/connection";
import { Avatar, Button, EmptyState, SegmentedControl, Tag } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import type { z } from "zod/mini";
import { logoOf } from "@/features/connections/logo";
import { Standing } from "@/features/connections/standing";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { AppLink } from "@/lib/app-link";
import { rowPages } from "@/lib/row-pages";
import { tableOf } from "@/lib/table-of";
import { useWindowList } from "@/lib/use-window-list";
import { collegePath, paths } from "@/navigation/paths";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { CollegeFilter } from "./college-filter";
import { type CollegeStanding, standingOf, standings, type useCollegeView } from "./college-view";

type Listed = z.output<typeof collegeListing>["items"][number];
type Looked = ReturnType<typeof useCollegeView>;

const columns: TableColumn<Listed>[] = [
  {
    id: "name",
    title: "College",
    width: 320,
    cell: ({ name, picture }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar entity="college" size="sm" name={name} src={logoOf(picture)} decorative />
        <span className="truncate font-medium">{name}</span>
      </span>
    ),
  },
  { id: "university", title: "University", width: 220, cell: ({ university }) => university },
  { id: "city", title: "City", width: 140, cell: ({ city }) => city },
  {
    id: "students",
    title: "Final year",
    width: 110,
    numeric: true,
    cell: ({ finalYearStudents }) => finalYearStudents?.toLocaleString("en-IN"),
  },
  {
    id: "standing",
    title: "Connection",
    width: 160,
    cell: ({ connection, initiatedBy }) => (
      <Standing status={connection} theirs={initiatedBy === "COLLEGE"} plain />
    ),
  },
];

const queryOf = (whole: Looked["whole"]) => {
  const { tab, search, city, universityId, department } = whole;
  const connectionType = tab === "connected" ? ("CONNECTED" as const) : standingOf(whole);
  return { search, city, universityId, department, connectionType };
};

/** All colleges or the connected ones by name, as the address asks; each opens on a page of its own. */
export const CollegeList = observer(function CollegeList({ looked }: { looked: Looked }) {
  const { tab, asked, whole, change, searched, view } = looked;
  const connected = tab === "connected";
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const own = useOwnTable("colleges");
  const list = useWindowList<Listed, Looked["whole"]>(
    async (filters, next, options) =>
      (await calls.hr()).colleges.list({ query: { ...queryOf(filters), next } }, options),
    whole,
    connectionChanges,
  );
  return (
    <DataTable
      label={connected ? "Connected colleges" : "Colleges"}
      one="college"
      many="colleges"
      {...tableOf(list, view)}
      {...own}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      {...rowPages(collegePath)}
      empty={connected ? <NotConnected /> : <NoColleges />}
      toolbar={
        <>
          <SearchBox label="Search colleges" placeholder="Name of the college" {...searched} />
          {!connected && (
            <SegmentedControl<CollegeStanding>
              look="view"
              label="Connection"
              options={standings}
              value={standingOf(asked)}
              onValueChange={(next) => change({ standing: next === "ALL" ? "" : next })}
            />
          )}
          {asked.department && (
            <Tag filter="Department" onRemove={() => change({ department: "" })}>
              {asked.department}
            </Tag>
          )}
          {asked.city && (
            <Tag filter="City" onRemove={() => change({ city: "" })}>
              {asked.city}
            </Tag>
          )}
          {asked.universityId && (
            <Tag filter="University" onRemove={() => change({ universityId: "", university: "" })}>
              {asked.university}
            </Tag>
          )}
          <CollegeFilter asked={asked} change={change} />
        </>
      }
      tools={
        <ExportMenu
          area="hr"
          list="colleges"
          name="colleges"
          take={async (sheet, given) =>
            (await calls.hr()).colleges.export({ query: { ...queryOf(whole), ...sheet } }, given)
          }
        />
      }
    />
  );
});

const NotConnected = () => (
  <EmptyState
    title="Not connected to a college yet"
    action={
      <Button intent="secondary" asChild>
        <AppLink href={paths.hr.colleges}>Find colleges</AppLink>
      </Button>
    }
  >
    At colleges you are connected to you can post jobs, and see the students they let you see.
  </EmptyState>
);
const NoColleges = () => (
  <EmptyState title="No colleges yet">
    Colleges that register on the platform stand here, and you can ask them to connect.
  </EmptyState>
);
