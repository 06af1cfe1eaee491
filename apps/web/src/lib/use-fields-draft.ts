import { type FormEvent, useEffect, useRef } from "react";
import { draftOf } from "./draft";

/**
 * Keeps, under the name of its draft, what is written into some fields of a form that keep their own text. They may hold
 * some before the form works.
 */
export function useFieldsDraft(name: string, kept: readonly string[]) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const before = draftOf(name).read();
    for (const field of ref.current ? fieldsOf(ref.current, kept) : []) {
      const text = before?.[field.name];
      if (field.value || typeof text !== "string" || !text) continue;
      field.value = text;
      // Whatever counts what is written hears of it.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [name, kept]);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    draftOf(name).write(
      Object.fromEntries(fieldsOf(currentTarget, kept).map((field) => [field.name, field.value])),
    );
  return { ref, onInput };
}

const fieldsOf = (form: HTMLFormElement, names: readonly string[]) =>
  names
    .map((name) => form.elements.namedItem(name))
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);
