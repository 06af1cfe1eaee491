import { Button, Select, Tag } from "@toran/ui";
import type { ReactNode } from "react";
import { FilterPopover } from "./filter-popover";
import { optionsOf } from "./options-of";

/** A filter of a list that is one of some words. */
export interface ChoiceFilter<Name extends string> {
  name: Name;
  label: string;
  words: Record<string, string>;
}

/** What the address names, where it is one of the words: a link may be old, or made up. */
export const knownIn = <Value extends string>(
  words: Record<Value, unknown>,
  value: string | undefined,
) => (value && Object.hasOwn(words, value) ? (value as Value) : undefined);

interface ChoiceFiltersProps<Name extends string> {
  filters: readonly ChoiceFilter<Name>[];
  asked: Partial<Record<Name, string>>;
  change: (part: Partial<Record<Name, string>>) => void;
  /** Filters of another kind, each with what it is set to, before the choices. */
  fields?: ReactNode;
  tags?: ReactNode;
  /** Takes every filter off, offered where several are on. */
  onClear?: (() => void) | undefined;
}

/** The filters that are on, each to be taken off, and where others are added; each acts at once. */
export function ChoiceFilters<Name extends string>(props: ChoiceFiltersProps<Name>) {
  const { filters, asked, change, fields, tags, onClear } = props;
  const set = (name: Name, value: string) =>
    change({ [name]: value } as Partial<Record<Name, string>>);
  return (
    <>
      {tags}
      {filters.map(({ name, label, words }) => {
        const chosen = knownIn(words, asked[name]);
        return (
          chosen && (
            <Tag
              key={name}
              filter={label}
              name={`the ${label} filter`}
              onRemove={() => set(name, "")}
            >
              {words[chosen]}
            </Tag>
          )
        );
      })}
      <FilterPopover>
        <div className="controls-sm grid gap-3">
          {fields}
          {filters.map(({ name, label, words }) => (
            <Select
              key={name}
              label={label}
              options={[{ value: "", label: "Any" }, ...optionsOf(words)]}
              value={knownIn(words, asked[name]) ?? ""}
              onChange={({ target }) => set(name, target.value)}
            />
          ))}
        </div>
      </FilterPopover>
      {onClear && (
        <Button intent="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </>
  );
}
