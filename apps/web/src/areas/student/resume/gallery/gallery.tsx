import type { ResumeModel } from "@toran/resume-templates/model";
import { Button, EmptyState } from "@toran/ui";
import { memo, useState } from "react";
import { FilterMenu } from "./filter-menu";
import { choices, fitting, noFilters } from "./filters";
import { Thumbnail } from "./thumbnail";

interface GalleryProps {
  model: ResumeModel;
  chosen: string;
  onChoose: (id: string) => void;
}

/** Every template with the student's own data, the first page of each. */
export function Gallery({ model, chosen, onChoose }: GalleryProps) {
  const [filters, setFilters] = useState(noFilters);
  const shown = fitting(filters);
  return (
    <section
      aria-labelledby="templates"
      className="border-rule flex min-h-0 flex-col border-b lg:border-e lg:border-b-0"
    >
      <header className="flex min-h-12 items-center gap-2 px-4 pt-1">
        <h2 id="templates" className="title-lg me-auto whitespace-nowrap">
          Templates{" "}
          <span className="title-count">
            {shown.length === choices.length
              ? shown.length
              : `${shown.length} of ${choices.length}`}
          </span>
        </h2>
        <FilterMenu filters={filters} onChange={setFilters} />
      </header>
      {shown.length ? (
        <ul className="grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,88px)] content-start gap-x-3 gap-y-2 overflow-y-auto px-4 pt-1 pb-4">
          {shown.map((facts) => (
            <Card
              key={facts.id}
              id={facts.id}
              name={facts.name}
              summary={facts.summary}
              model={model}
              chosen={facts.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No template is all of that"
          action={
            <Button intent="secondary" size="sm" onClick={() => setFilters(noFilters)}>
              Show all
            </Button>
          }
        >
          Take one of the filters away.
        </EmptyState>
      )}
    </section>
  );
}

interface CardProps {
  id: string;
  name: string;
  summary: string;
  model: ResumeModel;
  chosen: boolean;
  onChoose: (id: string) => void;
}

/** The button lies over the drawing, which is not for those who cannot see it. */
const Card = memo(function Card({ id, name, summary, model, chosen, onChoose }: CardProps) {
  return (
    <li className="group relative">
      <Thumbnail id={id} model={model} chosen={chosen} />
      <button
        type="button"
        aria-pressed={chosen}
        aria-describedby={`about-${id}`}
        title={summary}
        onClick={() => onChoose(id)}
        className="aria-pressed:text-accent-ink absolute inset-0 flex items-end rounded-sm text-start text-xs aria-pressed:font-semibold"
      >
        {name}
      </button>
      <span id={`about-${id}`} hidden>
        {summary}
      </span>
    </li>
  );
}, sameButChoosing);

/** What choosing does is new with each drawing of the studio, and always the same. */
function sameButChoosing(one: CardProps, other: CardProps) {
  return one.id === other.id && one.model === other.model && one.chosen === other.chosen;
}
