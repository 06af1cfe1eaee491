import { useMemo } from "react";
import { useAddress } from "@/lib/use-address";
import { documentsTab, readView, type StudentView, writeView } from "./student-view";

const openParam = "student";

/** The view in the address: the back button, a reload and a second tab all know it. */
export function useStudentView() {
  const { params, newest, go } = useAddress();
  const address = withoutOpen(params);
  const view = useMemo(() => readView(new URLSearchParams(address)), [address]);
  const open = (id: string | undefined) => {
    const next = writeView(readView(newest()));
    if (id) next.set(openParam, id);
    // From one record to the next is no step of its own; nor is putting it away.
    go(next, newest().has(openParam));
  };

  return {
    view,
    /** What the officer types replaces the address; what they choose can be gone back from. */
    change: (part: Partial<StudentView>, { replace = false } = {}) => {
      const next = writeView({ ...readView(newest()), ...part });
      const opened = newest().get(openParam);
      // A record that was opened while the typing paused stays open.
      if (replace && opened) next.set(openParam, opened);
      go(next, replace);
    },
    /** Whether the documents that wait are looked at instead, which only the search goes along to. */
    documents: params.get("tab") === documentsTab,
    toDocuments: () => {
      const search = newest().get("search");
      go(new URLSearchParams({ tab: documentsTab, ...(search && { search }) }), false);
    },
    /** Whose record is open beside the list. */
    openId: params.get(openParam) ?? undefined,
    open,
    /** Puts away the record of a student who is gone; one that was opened meanwhile stays. */
    leave: (id: string) => {
      if (newest().get(openParam) === id) open(undefined);
    },
  };
}

/** Opening a record is no other view: the list stays as it is. */
function withoutOpen(params: URLSearchParams) {
  const view = new URLSearchParams(params);
  view.delete(openParam);
  return view.toString();
}
