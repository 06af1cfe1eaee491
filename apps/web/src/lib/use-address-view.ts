import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * The tab and the filters that the address names, and how they change: the back button is undo, and a link
 * opens what was looked at. `tabs` and `filters` stand outside of the component.
 */
export function useAddressView<Tab extends string, Filter extends string>(
  tabs: readonly [Tab, ...Tab[]],
  filters: readonly Filter[],
) {
  type Filters = Partial<Record<Filter, string>>;
  const [address, go] = useSearchParams();
  const named = address.get("tab");
  const asked = useMemo(() => {
    const given = filters.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    });
    return Object.fromEntries(given) as Filters;
  }, [address, filters]);
  const change = useCallback(
    (part: Filters & { tab?: Tab }, options: { replace?: boolean } = {}) =>
      go((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part) as [string, string][])
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      }, options),
    [go],
  );
  return { tab: tabs.find((tab) => tab === named) ?? tabs[0], asked, change };
}
