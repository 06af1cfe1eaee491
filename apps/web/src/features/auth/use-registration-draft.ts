import { type FormEvent, useEffect, useRef } from "react";
import { draftOf } from "@/lib/draft";
import type { AreaName } from "@/navigation/areas";

/** What may come back. A password is written nowhere. */
const harmless = ["firstName", "lastName", "email", "phone"] as const;

export const registrationDraft = (area: AreaName) => draftOf(`register:${area}`);

/**
 * Keeps who registers from writing their name again when they come back for another address, or load the page anew.
 * The fields keep their own text, and may hold some before the form works.
 */
export function useRegistrationDraft(area: AreaName) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const kept = registrationDraft(area).read();
    for (const field of ref.current ? fieldsOf(ref.current) : []) {
      const text = kept?.[field.name];
      if (!field.value && typeof text === "string") field.value = text;
    }
  }, [area]);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    registrationDraft(area).write(
      Object.fromEntries(fieldsOf(currentTarget).map(({ name, value }) => [name, value])),
    );
  return { ref, onInput };
}

const fieldsOf = (form: HTMLFormElement) =>
  harmless
    .map((name) => form.elements.namedItem(name))
    .filter((field) => field instanceof HTMLInputElement);
