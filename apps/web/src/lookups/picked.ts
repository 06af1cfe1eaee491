import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { ComboboxOption, ComboboxProps, LoadOptions, OptionAsk } from "@toran/ui";

/** What a picker hands on: an option of the list, or the text that was typed in its stead. */
export interface Picked extends ComboboxOption {
  typed?: true;
}

/** What every picker is given; what it lists is its own affair. */
export type PickerProps<T extends ComboboxOption = Picked> = Omit<
  ComboboxProps<T>,
  "load" | "noun" | "icon"
>;

/** A name as the chosen option of a picker; an empty one chooses nothing. */
export const named = (name: string | null | undefined): Picked | null =>
  name ? { value: name, label: name } : null;

/** An option of a list that is known by its id. */
export const chosen = (
  id: string | null | undefined,
  name: string | null | undefined,
): Picked | null => (id && name ? { value: id, label: name } : named(name));

/** The name a filter asks for, of a picker whose text may be used as written: no longer than such names are. */
export const sought = (picked: Picked | null, of: keyof typeof limits.names) =>
  picked?.label.slice(0, limits.names[of]) ?? "";

/** How a call answers a picker: no name is longer than a search may be. A call that failed is thrown, and the picker offers another try. */
export function fromCall<Data extends { next: string | null }, T extends ComboboxOption>(
  call: (ask: OptionAsk) => Promise<{ data: Data } | ApiFailure>,
  optionsOf: (data: Data) => T[],
): LoadOptions<T> {
  return async (ask) => {
    const reply = await call({ ...ask, search: ask.search.slice(0, limits.search.longest) });
    if (isFailure(reply)) throw reply;
    return { items: optionsOf(reply.data), next: reply.data.next };
  };
}

/** Adds what was typed to the first page: nobody is kept out by a list that does not have them. */
export function orTyped<T extends Picked>(load: LoadOptions<T>): LoadOptions<T | Picked> {
  return async (ask) => {
    const { items, next } = await load(ask);
    const search = ask.search.trim();
    const there = items.some((item) => item.label.toLowerCase() === search.toLowerCase());
    if (!search || ask.next || there) return { items, next };
    const typed: Picked = {
      value: `typed:${search}`,
      label: search,
      detail: "Use as written",
      typed: true,
    };
    return { items: [...items, typed], next };
  };
}

interface Row {
  id: string;
  name: string;
}
export const byId = ({ id, name }: Row): Picked => ({ value: id, label: name });
/** For fields that keep the name alone. */
export const byName = ({ name }: Row): Picked => ({ value: name, label: name });
