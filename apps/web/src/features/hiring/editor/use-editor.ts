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

/** What is kept beside what is typed. */
interface Beside {
  /** The version of what is saved that it was typed over. */
  over?: number | undefined;
  /** By which a form that is sent again, for its answer was lost, makes one thing and not two. */
  formKey?: string;
}
const beside = ["over", "formKey"];

/**
 * A long form over a draft: what is typed, kept under a name until it is saved, and what is wrong with it. `version` is
 * that of what is saved by now.
 */
export function useEditor<Draft extends object>(
  name: string,
  start: () => Draft,
  version?: number,
) {
  const { session } = useStores();
  const [base, setBase] = useState(() => {
    const kept = draftOf(session.draft(name));
    const read = (kept.read() ?? {}) as Partial<Draft> & Beside;
    const { over = version, formKey = crypto.randomUUID(), ...typed } = read;
    return { kept, begun: start(), over, formKey, typed, resumed: Object.keys(typed).length > 0 };
  });
  const { kept, begun, over, formKey, resumed } = base;
  const [draft, setDraft] = useState<Draft>({ ...begun, ...base.typed });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem>();
  const keep = (next: Draft) =>
    void keepTyped(kept, { ...next, over, formKey }, { ...begun, over, formKey }, beside);
  /** It was saved, and goes on: what is typed from now on is kept over that, under a name of its own. */
  const goOn = (as: string, saved: Draft, by: number) => {
    kept.clear();
    setBase({
      ...base,
      kept: draftOf(session.draft(as)),
      begun: saved,
      over: by,
      resumed: false,
    });
  };
  /** Whoever typed has been told that something else is saved by now: what is typed goes over that, once it is loaded. */
  const goOver = () => {
    const { over: _before, ...typed } = kept.read() ?? {};
    if (Object.keys(typed).length) kept.write(typed);
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
    goOver,
    /** The version that is sent with what is typed: after a reload still the one that it was typed over. */
    over,
    /** What names the form where it makes something new. */
    formKey,
    /** Whether it begins with what was typed before and not saved. */
    resumed,
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
