import { useLayoutEffect, useMemo, useRef } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";
import { readView, type StudentView, writeView } from "./student-view";

const openParam = "student";

/** The view in the address: the back button, a reload and a second tab all know it. */
export function useStudentView() {
  const [params, setParams] = useSearchParams();
  const came = useNavigationType();
  const address = withoutOpen(params);
  const view = useMemo(() => readView(new URLSearchParams(address)), [address]);

  // A new address is drawn when there is time. Of two quick choices, the second is made from where
  // the first leads, not from what is drawn.
  const ahead = useRef<URLSearchParams>(undefined);
  useLayoutEffect(() => {
    if (came === NavigationType.Pop || ahead.current?.toString() === params.toString())
      ahead.current = undefined;
  }, [params, came]);
  const newest = () => ahead.current ?? params;
  const go = (next: URLSearchParams, replace: boolean) => {
    ahead.current = next;
    setParams(next, { replace });
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
    /** Whose record is open beside the list. */
    openId: params.get(openParam) ?? undefined,
    open: (id: string | undefined) => {
      const next = writeView(readView(newest()));
      if (id) next.set(openParam, id);
      // From one record to the next is no step of its own; nor is putting it away.
      go(next, newest().has(openParam));
    },
  };
}

/** Opening a record is no other view: the list stays as it is. */
function withoutOpen(params: URLSearchParams) {
  const view = new URLSearchParams(params);
  view.delete(openParam);
  return view.toString();
}
