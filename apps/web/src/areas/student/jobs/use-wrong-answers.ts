import { useRef, useState } from "react";

type Errors = Record<string, string>;

/** What the server refuses was right by the questions that are shown, so the company has changed them since. */
export const askedAnew =
  "The company has changed its questions meanwhile. Look at those that are marked, and send it again.";

/** What is wrong with the answers of a form, by the id of the question. */
export function useWrongAnswers() {
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  /** Shows what is wrong, and leads to the first field of it. */
  const fail = (wrong: Errors) => {
    setErrors(wrong);
    // The fields know that they are wrong once they are drawn.
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input")
        ?.focus(),
    );
  };
  return {
    form,
    errors,
    fail,
    /** The server names the answers of a body. */
    refuse: (named: Errors) =>
      fail(
        Object.fromEntries(
          Object.entries(named).map(([path, says]) => [path.replace("answers.", ""), says]),
        ),
      ),
    clear: () => setErrors({}),
  };
}
