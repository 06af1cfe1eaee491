import { useCallback, useEffect, useState } from "react";
import { draftOf } from "./draft";
import { keepTyped } from "./keep-typed";

/**
 * What is typed into a form of a few fields. It stays, under the name of its draft, when the dialog is closed by
 * accident or the page is loaded anew, until it is sent.
 */
export function useTyped<Fields extends object>(name: string, begun: Fields) {
  const [draft] = useState(() => draftOf(name));
  const [start] = useState(begun);
  const [typed, setTyped] = useState<Fields>(() => ({ ...begun, ...draft.read() }));
  useEffect(() => void keepTyped(draft, typed, start), [draft, typed, start]);
  const put = useCallback(
    (change: Partial<Fields> | ((before: Fields) => Partial<Fields>)) =>
      setTyped((before) => ({
        ...before,
        ...(typeof change === "function" ? change(before) : change),
      })),
    [],
  );
  return {
    typed,
    put,
    /** Nothing of it is wanted any more. */
    sent: () => {
      draft.clear();
      setTyped(start);
    },
  };
}
