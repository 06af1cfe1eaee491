import { limits } from "@toran/contract";
import type { Reach } from "@toran/contract/schemas/posting";
import { Checkbox, SearchField } from "@toran/ui";
import { useState } from "react";

type Counted = Reach["colleges"][number];

interface CollegeChoiceProps {
  colleges: readonly Counted[];
  /** What is said of a college below its name. */
  hintOf: (counted: Counted) => string | undefined;
  /** Colleges that have the job already: they stand as chosen, and stay so. */
  isSent: (id: string) => boolean;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const foundWords = (many: number) =>
  many ? `${many} ${many === 1 ? "college" : "colleges"} found` : "No college matches.";

/** Chooses among colleges, looked through by their names; what is chosen stays so while the search leaves it out. */
export function CollegeChoice({ colleges, hintOf, isSent, chosen, onChange }: CollegeChoiceProps) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ college }: Counted) => {
    const name = college.name.toLowerCase();
    return words.every((word) => name.includes(word));
  };
  const found = colleges.filter(isFound);
  const unseen = colleges.filter((each) => chosen.includes(each.college.id) && !isFound(each));
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Colleges</legend>
      <SearchField
        label="Search connected colleges"
        placeholder="Search connected colleges"
        maxLength={limits.search.longest}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <output className={found.length ? "sr-only" : "text-ink-2 py-2"}>
        {words.length > 0 && foundWords(found.length)}
      </output>
      <ul className="divide-rule max-h-90 divide-y overflow-y-auto empty:hidden">
        {found.map((counted) => {
          const { id, name } = counted.college;
          return (
            <li key={id} className="py-2">
              <Checkbox
                label={name}
                hint={hintOf(counted)}
                disabled={isSent(id)}
                checked={isSent(id) || chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
            </li>
          );
        })}
      </ul>
      {unseen.length > 0 && (
        <p className="text-ink-3">
          Chosen as well: {unseen.map(({ college }) => college.name).join(", ")}
        </p>
      )}
    </fieldset>
  );
}
