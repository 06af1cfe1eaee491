import { PageHeader, Tabs } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { RequestList } from "@/features/connections/request-list";
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
  return (
    <>
      <PageHeader title="Companies" />
      <Tabs
        label="Which companies"
        tabs={tabs.map((value) => ({
          value,
          label: titles[value],
          ...(value === "requests" && answers.value && { count: answers.value.waiting }),
        }))}
        value={tab}
        onValueChange={(next) => change({ tab: next })}
        className="px-6"
      />
      {tab === "requests" ? (
        <RequestList area="po" onAnswered={() => void answers.load()} />
      ) : (
        <CompanyList key={tab} connected={tab === "connected"} looked={looked} />
      )}
    </>
  );
});
