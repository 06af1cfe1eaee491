import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type Direction, RequestList } from "@/features/connections/request-list";
import { ExportMenu } from "@/features/list-export/export-menu";
import { ListTabs } from "@/lib/list-tabs";
import { useStores } from "@/stores/use-stores";
import { CollegeList } from "./college-list";
import { type CollegeTab, tabs, useCollegeView } from "./college-view";

const titles: Record<CollegeTab, string> = {
  all: "All colleges",
  connected: "Connected",
  requests: "Requests",
};

/** The colleges: those there are, those the company is connected to, and those that wait. */
export const CollegesScreen = observer(function CollegesScreen() {
  const { connections } = useStores().hr;
  const looked = useCollegeView();
  const { tab, change } = looked;
  const counts = connections.value;
  const countOf = (value: CollegeTab) => {
    if (value === "all") return undefined;
    return (value === "connected" ? counts?.connected : counts?.pendingReceived) || undefined;
  };
  return (
    <>
      <PageHeader title="Colleges" />
      <ListTabs
        label="Which colleges"
        tabs={tabs}
        titles={titles}
        countOf={countOf}
        tab={tab}
        change={change}
      />
      {tab === "requests" ? (
        <RequestList area="hr" onAnswered={() => void connections.load()} exportMenu={exportMenu} />
      ) : (
        <CollegeList looked={looked} />
      )}
    </>
  );
});

function RequestExport({ direction }: { direction: Direction }) {
  const { calls } = useStores();
  return (
    <ExportMenu
      area="hr"
      list="connections"
      name="requests"
      take={async (asked, given) => {
        const query = { connectionType: direction, status: "PENDING" as const, ...asked };
        return (await calls.hr()).colleges.exportConnections({ query }, given);
      }}
    />
  );
}
const exportMenu = (direction: Direction) => <RequestExport direction={direction} />;
