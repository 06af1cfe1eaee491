import { useCallback, useMemo } from "react";
import { type Fits, isSearch, isWords } from "./in-address";
import { useAddress } from "./use-address";

/** The text that a list is looked through for, and how it changes. */
export interface Searched {
  search: string;
  onSearch: (search: string) => void;
}

const usual: Record<string, Fits> = { search: isSearch };
/** The name of what is filtered by stands in the address as well, and may be long. */
const isName = isWords(300);
const none = {};

/**
 * The tab and the filters that the address names, and how they change: the back button is undo, and a link
 * opens what was looked at. What a filter cannot be filters nothing: a link may be made up. `tabs`, `filters` and what
 * `fits` them stand outside of the component.
 */
export function useAddressView<Tab extends string, Filter extends string>(
  tabs: readonly [Tab, ...Tab[]],
  filters: readonly Filter[],
  fits: NoInfer<Partial<Record<Filter, Fits>>> = none,
) {
  type Filters = Partial<Record<Filter, string>>;
  const { params: address, newest, go } = useAddress();
  const named = address.get("tab");
  const asked = useMemo(() => {
    const given = filters.flatMap((name) => {
      const value = address.get(name);
      return value && (fits[name] ?? usual[name] ?? isName)(value) ? [[name, value]] : [];
    });
    return Object.fromEntries(given) as Filters;
  }, [address, filters, fits]);
  const change = useCallback(
    (part: Filters & { tab?: Tab }, { replace = false } = {}) => {
      const next = new URLSearchParams(newest());
      for (const [name, value] of Object.entries(part) as [string, string][])
        if (value) next.set(name, value);
        else next.delete(name);
      go(next, replace);
    },
    [newest, go],
  );
  const tab = tabs.find((each) => each === named) ?? tabs[0];
  const whole = useMemo(() => ({ ...asked, tab }), [asked, tab]);
  const onSearch = useCallback(
    (search: string) => change({ search } as unknown as Filters, { replace: true }),
    [change],
  );
  const searched: Searched = { search: (asked as Partial<Searched>).search ?? "", onSearch };
  return {
    tab,
    asked,
    change,
    /** The filters and the tab, for a list that is asked for by both. */
    whole,
    /** For the field that looks for a text. */
    searched,
    /** For the table that shows what is asked for. */
    view: {
      filtered: Object.keys(asked).length > 0,
      onClearFilters: () =>
        change(Object.fromEntries(filters.map((name) => [name, ""])) as Filters),
      viewKey: JSON.stringify(whole),
    },
  };
}
