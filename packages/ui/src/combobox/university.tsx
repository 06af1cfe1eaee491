import { Landmark } from "lucide-react";
import { useState } from "react";
import { fn } from "storybook/test";
import { Combobox } from "./combobox";
import type { ComboboxOption } from "./option";
import type { LoadOptions } from "./use-options";

const names = [
  "Anna University, Chennai",
  "Annamalai University, Chidambaram",
  "Savanna State University",
  "Susanna Wesley College",
  ...Array.from({ length: 40 }, (_, n) => `Regional University ${n + 1}`),
];
export const all: ComboboxOption[] = names.map((label) => ({ value: label, label }));

export const fromServer: LoadOptions<ComboboxOption> = async ({ search, next }) => {
  const found = all.filter((option) => option.label.toLowerCase().includes(search.toLowerCase()));
  const start = Number(next ?? 0);
  const end = start + 12;
  return { items: found.slice(start, end), next: end < found.length ? String(end) : null };
};

/** Told of each choice. */
export const chosen = fn();

/** A field for a university, of a list that is answered in pages; for stories. */
export function University({
  load = fromServer,
  begin = null,
}: {
  load?: typeof fromServer;
  begin?: ComboboxOption | null;
}) {
  const [value, setValue] = useState(begin);
  return (
    <div className="h-90 max-w-110">
      <Combobox
        label="University"
        noun="universities"
        placeholder="Start typing"
        icon={<Landmark aria-hidden="true" size={16} strokeWidth={1.75} />}
        load={load}
        value={value}
        onValueChange={(option) => {
          chosen(option);
          setValue(option);
        }}
      />
    </div>
  );
}
