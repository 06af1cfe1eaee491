import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type Direction, RequestList } from "@/features/connections/request-list";
import { ExportMenu } from "@/features/list-export/export-menu";
import { ListTabs } from "@/lib/list-tabs";
import { useStores } from "@/stores/use-stores";
import { CompanyList } from "./company-list";
import { type CompanyTab, tabs, useCompanyView } from "./company-view";

const titles: Record<CompanyTab, string> = {
  all: "All companies",
  connected: "Connected",
  requests: "Requests",
};

/** The companies: those there are, those the college is connected to, and those that wait. */
export const CompaniesScreen = observer(function CompaniesScreen() {
  const { answers } = useStores().po;
  const looked = useCompanyView();
  const { tab, change } = looked;
  // Read here, as the tabs follow no store.
  const waiting = answers.value?.waiting || undefined;
  return (
    <>
      <PageHeader title="Companies" />
      <ListTabs
        label="Which companies"
        tabs={tabs}
        titles={titles}
        countOf={(value) => (value === "requests" ? waiting : undefined)}
        tab={tab}
        change={change}
      />
      {tab === "requests" ? (
        <RequestList area="po" onAnswered={() => void answers.load()} exportMenu={exportMenu} />
      ) : (
        <CompanyList looked={looked} />
      )}
    </>
  );
});

function RequestExport({ direction }: { direction: Direction }) {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="po"
      list="connections"
      name="requests"
      take={async (asked, given) => {
        const query = { connectionType: direction, status: "PENDING" as const, ...asked };
        return (await calls.po()).companies.exportConnections({ query }, given);
      }}
    />
  );
}
const exportMenu = (direction: Direction) => <RequestExport direction={direction} />;
