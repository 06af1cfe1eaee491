import type { Board } from "@toran/contract/schemas/application";
import { Avatar, cn } from "@toran/ui";
import { publicFile } from "@/lib/public-file";
import { CollegeName } from "./college-name";
import { shortAmong } from "./short-college";

interface CollegeChipsProps {
  colleges: Board["colleges"];
  chosen: string;
  onChoose: (id: string) => void;
}

const chip = (on: boolean) =>
  cn(
    "inline-flex min-h-8 max-w-full items-center gap-2 rounded-md px-2.5 py-1",
    on ? "bg-accent-tint text-accent-ink font-semibold" : "hover:bg-hover",
  );

/** The colleges the candidates come from; one of them narrows the board down. */
export function CollegeChips({ colleges, chosen, onChoose }: CollegeChipsProps) {
  // Whatever came or did not: a college that is chosen can be let go.
  if (colleges.length < 2 && !chosen) return null;
  const short = shortAmong(colleges.map(({ college: { name } }) => name));
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">Candidates of which college</legend>
      <button
        type="button"
        aria-pressed={!chosen}
        className={chip(!chosen)}
        onClick={() => onChoose("")}
      >
        All colleges
      </button>
      {colleges.map(({ college, count }) => (
        <button
          key={college.id}
          type="button"
          aria-pressed={chosen === college.id}
          className={chip(chosen === college.id)}
          onClick={() => onChoose(chosen === college.id ? "" : college.id)}
        >
          <Avatar
            decorative
            entity="college"
            size="xs"
            name={college.name}
            src={publicFile(college.picture)}
          />
          <span className="text-start whitespace-normal">
            <CollegeName name={college.name} short={short(college.name)} />
          </span>
          <span className="tnum text-ink-3">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
