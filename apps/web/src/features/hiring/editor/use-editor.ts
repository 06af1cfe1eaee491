import { useRef, useState } from "react";
import { draftOf } from "@/lib/draft";

/** What is wrong, by the field that shows it. */
export type Errors = Record<string, string>;

/** A long form over a draft: what is typed, kept under a name until it is saved, and what is wrong with it. */
export function useEditor<Draft extends object>(name: string, start: () => Draft) {
  const [kept] = useState(() => draftOf(name));
  const [draft, setDraft] = useState<Draft>(() => ({
    ...start(),
    ...(kept.read() as Partial<Draft> | undefined),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
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
  return { kept, draft, setDraft, errors, setErrors, problem, setProblem, form, fail };
}
