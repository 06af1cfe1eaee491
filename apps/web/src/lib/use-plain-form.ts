import { ApiFailure, isFailure } from "@toran/api-client/failure";
import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod/mini";

interface Options<Schema extends z.core.$ZodType> {
  /** Comes when the form is sent, so that it costs the first paint nothing. */
  schema: () => Promise<Schema>;
  send: (input: z.output<Schema>) => Promise<unknown>;
}

type Errors = Record<string, string>;

/**
 * A form of a few fields that works as soon as its HTML does: the fields keep their own text, and
 * what checks it comes with the first sending.
 */
export function usePlainForm<Schema extends z.core.$ZodType>({ schema, send }: Options<Schema>) {
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function check(form: HTMLFormElement) {
    const [wanted, { safeParse }] = await Promise.all([schema(), import("./check")]);
    const typed = Object.fromEntries(new FormData(form));
    const { data, error } = safeParse(wanted, typed);
    const wrong: Errors = {};
    for (const { path, message } of error?.issues ?? []) wrong[path.join(".")] ??= message;
    return { data, wrong };
  }

  async function sendForm(form: HTMLFormElement) {
    const { data, wrong } = await check(form);
    setErrors(wrong);
    setProblem(undefined);
    if (Object.keys(wrong).length) return focusFirst(form, wrong);
    const reply = await send(data as z.output<Schema>);
    if (!isFailure(reply)) return;
    if (reply.errors) {
      setErrors(reply.errors);
      focusFirst(form, reply.errors);
    } else setProblem(reply.message);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // State is too late to stop the second of two quick presses.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await sendForm(event.currentTarget);
    } catch (cause) {
      // Its code comes late, and may not come at all.
      console.warn(cause);
      setProblem((isFailure(cause) ? cause : new ApiFailure(0)).message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** A field that was wrong is looked at again when it is left. */
  async function recheck(event: FormEvent<HTMLFormElement>) {
    if (!Object.keys(errors).length) return;
    const { wrong } = await check(event.currentTarget);
    setErrors((before) =>
      Object.fromEntries(Object.entries(wrong).filter(([name]) => name in before)),
    );
  }

  return {
    form: {
      // Sent before it works, a form would put the password into the address; outside a dialog this way sends nothing.
      method: "dialog",
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onBlur: (event: FormEvent<HTMLFormElement>) => void recheck(event),
    },
    errorOf: (name: string) => errors[name],
    problem,
    busy,
  };
}

function focusFirst(form: HTMLFormElement, wrong: Errors) {
  for (const element of form.elements) {
    const asks = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (asks && element.name in wrong) return element.focus();
  }
}
