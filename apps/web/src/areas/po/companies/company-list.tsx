import type { companyListing } from "@toran/contract/schemas/connection";
import { Avatar, Button, EmptyState, Tag } from "@toran/ui";
import { DataTable, type TableColumn } from "@toran/ui/data-table";
import { observer } from "mobx-react-lite";
import type { z } from "zod/mini";
import { logoOf } from "@/features/connections/logo";
import { Standing } from "@/features/connections/standing";
import { AppLink } from "@/lib/app-link";
import { companyPath, paths } from "@/navigation/paths";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { ExportMenu } from "@/features/list-export/export-menu";
import { SearchBox } from "@/features/search/search-box";
import { CompanyFilter } from "./company-filter";
import type { useCompanyView } from "./company-view";
import { rowPages } from "@/lib/row-pages";
import { tableOf } from "@/lib/table-of";
import { useWindowList } from "@/lib/use-window-list";

type Listed = z.output<typeof companyListing>["items"][number];
type Looked = ReturnType<typeof useCompanyView>;

const columns: TableColumn<Listed>[] = [
  {
    id: "name",
    title: "Company",
    width: 280,
    least: 220,
    cell: ({ name, picture }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar entity="company" size="sm" name={name} src={logoOf(picture)} decorative />
        <span className="truncate font-medium">{name}</span>
      </span>
    ),
  },
  { id: "sector", title: "Sector", width: 220, least: 160, cell: ({ sector }) => sector },
  { id: "city", title: "City", width: 140, cell: ({ city }) => city },
  { id: "size", title: "Size", width: 180, least: 160, cell: ({ size }) => size },
  {
    id: "standing",
    title: "Connection",
    width: 160,
    cell: ({ connection, initiatedBy }) => (
      <Standing status={connection} theirs={initiatedBy === "COMPANY"} plain />
    ),
  },
];

const queryOf = ({ tab, sector: _name, ...filters }: Looked["whole"]) => ({
  ...filters,
  connectionType: tab === "connected" ? ("CONNECTED" as const) : ("ALL" as const),
});

/** All companies or the connected ones by name, as the address asks; each opens on a page of its own. */
export const CompanyList = observer(function CompanyList({ looked }: { looked: Looked }) {
  const { tab, asked, whole, change, searched, view } = looked;
  const connected = tab === "connected";
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const own = useOwnTable("companies");
  const list = useWindowList<Listed, Looked["whole"]>(
    async (filters, next, options) =>
      (await calls.po()).companies.list({ query: { ...queryOf(filters), next } }, options),
    whole,
    connectionChanges,
  );
  return (
    <DataTable
      label={connected ? "Connected companies" : "Companies"}
      one="company"
      many="companies"
      {...tableOf(list, view)}
      {...own}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      {...rowPages(companyPath)}
      empty={connected ? <NotConnected /> : <NoCompanies />}
      toolbar={
        <>
          <SearchBox label="Search companies" placeholder="Name of the company" {...searched} />
          {asked.city && (
            <Tag filter="City" onRemove={() => change({ city: "" })}>
              {asked.city}
            </Tag>
          )}
          {asked.sectorId && (
            <Tag filter="Sector" onRemove={() => change({ sectorId: "", sector: "" })}>
              {asked.sector}
            </Tag>
          )}
          <CompanyFilter asked={asked} change={change} />
        </>
      }
      tools={
        <ExportMenu
          area="po"
          list="companies"
          name="companies"
          take={async (sheet, given) =>
            (await calls.po()).companies.export({ query: { ...queryOf(whole), ...sheet } }, given)
          }
        />
      }
    />
  );
});

const NotConnected = () => (
  <EmptyState
    title="Not connected to a company yet"
    action={
      <Button intent="secondary" asChild>
        <AppLink href={paths.po.companies}>Find companies</AppLink>
      </Button>
    }
  >
    Companies you are connected to can post jobs and see the students you let them see.
  </EmptyState>
);
const NoCompanies = () => (
  <EmptyState title="No companies yet">
    Companies that register on the platform stand here, and you can ask them to connect.
  </EmptyState>
);
