import { useRef, useState } from "react";
import { draftOf } from "@/lib/draft";
import { keepTyped } from "@/lib/keep-typed";
import { useStores } from "@/stores/use-stores";

/** What is wrong, by the field that shows it. */
export type Errors = Record<string, string>;

/** What went wrong with the form as a whole. */
export interface Problem {
  says: string;
  /** What was read is not true any more, and has to be read again. */
  stale?: boolean;
}

/** A long form over a draft: what is typed, kept under a name until it is saved, and what is wrong with it. */
export function useEditor<Draft extends object>(name: string, start: () => Draft) {
  const { session } = useStores();
  const [{ kept, begun }, setBase] = useState(() => ({
    kept: draftOf(session.draft(name)),
    begun: start(),
  }));
  const [typed] = useState(() => kept.read() as Partial<Draft> | undefined);
  const [draft, setDraft] = useState<Draft>({ ...begun, ...typed });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem>();
  const keep = (next: Draft) => void keepTyped(kept, next, begun);
  /** It was saved, and goes on: what is typed from now on is kept over that, under a name of its own. */
  const goOn = (as: string, saved: Draft) => {
    kept.clear();
    setBase({ kept: draftOf(session.draft(as)), begun: saved });
  };
  const form = useRef<HTMLFormElement>(null);
  /** Shows what is wrong, and leads to the first field of it. */
  const fail = (wrong: Errors) => {
    setErrors(wrong);
    // The fields know that they are wrong once they are drawn.
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button")
        ?.focus(),
    );
  };
  return {
    kept,
    keep,
    goOn,
    /** Whether it begins with what was typed before and not saved. */
    resumed: typed !== undefined,
    draft,
    setDraft,
    errors,
    setErrors,
    problem,
    setProblem,
    form,
    fail,
  };
}
