import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

export const tabs = ["all", "connected", "requests"] as const;
export type CompanyTab = (typeof tabs)[number];
const filters = ["search", "city", "sectorId", "sector"] as const;
/** What is looked for among the companies; it lives in the address. */
export type CompanyFilters = Partial<Record<(typeof filters)[number], string>>;

const isTab = (text: string | null): text is CompanyTab => tabs.some((tab) => tab === text);

/** The tab and the filters of the address, and how they change. */
export function useCompanyView() {
  const [address, go] = useSearchParams();
  const tab = address.get("tab");
  const asked: CompanyFilters = useMemo(() => {
    const given = filters.flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    });
    return Object.fromEntries(given) as CompanyFilters;
  }, [address]);
  const change = useCallback(
    (part: CompanyFilters & { tab?: CompanyTab }, options: { replace?: boolean } = {}) =>
      go((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      }, options),
    [go],
  );
  return { tab: isTab(tab) ? tab : "all", asked, change } as const;
}
