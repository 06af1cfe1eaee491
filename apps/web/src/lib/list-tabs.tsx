import { Tabs } from "@toran/ui";
import { usePageName } from "./use-page-title";

interface ListTabsProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  titles: Record<Tab, string>;
  /** How many stand behind a tab, where it is known. */
  countOf?: (tab: Tab) => number | undefined;
  tab: Tab;
  change: (to: { tab: Tab }) => void;
}

/** The tabs above a list whose tab stands in the address; the first is the list as it is. */
export function ListTabs<Tab extends string>(props: ListTabsProps<Tab>) {
  const { label, tabs, titles, countOf, tab, change } = props;
  usePageName(tab === tabs[0] ? undefined : titles[tab]);
  return (
    <Tabs<Tab>
      label={label}
      tabs={tabs.map((value) => {
        const count = countOf?.(value);
        return { value, label: titles[value], ...(count !== undefined && { count }) };
      })}
      value={tab}
      onValueChange={(to) => change({ tab: to })}
      className="flex-none px-6"
    />
  );
}
