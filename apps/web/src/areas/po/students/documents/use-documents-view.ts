import { useCallback } from "react";
import { isId, searchIn } from "@/lib/in-address";
import { useAddress } from "@/lib/use-address";

const openParam = "document";

function openIn(params: URLSearchParams) {
  const id = params.get(openParam) ?? "";
  return isId(id) ? id : undefined;
}

/** What is looked for among the documents that wait, and which one is open, as the address says. */
export function useDocumentsView() {
  const { params, newest, go } = useAddress();
  const change = useCallback(
    (name: string, value: string | undefined, replace: boolean) => {
      const next = new URLSearchParams(newest());
      if (value) next.set(name, value);
      else next.delete(name);
      go(next, replace);
    },
    [newest, go],
  );
  return {
    search: searchIn(params),
    onSearch: useCallback((search: string) => change("search", search, true), [change]),
    openId: openIn(params),
    openNow: useCallback(() => openIn(newest()), [newest]),
    // From one document to the next is no step of its own; nor is putting it away.
    open: useCallback(
      (id: string | undefined) => change(openParam, id, newest().has(openParam)),
      [change, newest],
    ),
  };
}
