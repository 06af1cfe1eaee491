import { memo } from "react";
import { inGroups } from "../number/count";
import { band, type BoardStage, passRate } from "./stage";

interface StageStripProps {
  stages: readonly BoardStage<unknown>[];
  /** What the ids of the headings begin with, before the stage's own. */
  headings: string;
}

/** Over the columns: how many stand at each stage, how many came on, and a band true to scale. */
export const StageStrip = memo(function StageStrip({ stages, headings }: StageStripProps) {
  return (
    <div className="border-accent border-b-2">
      <div className="grid auto-cols-[minmax(12rem,1fr)] grid-flow-col">
        {stages.map((stage, place) => (
          <div key={stage.id} className="flex items-baseline gap-2 px-6 pt-2.5 pb-2">
            <h2
              id={`${headings}-${stage.id}`}
              className="flex min-w-0 items-baseline gap-2 font-normal"
            >
              <span className="title-xl stretch-display">{inGroups(stage.count)}</span>
              <span className="text-ink-2 truncate">{stage.title}</span>
            </h2>
            <PassRate rate={passRate(stages, place)} />
          </div>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${stages.length * 100} 40`}
        preserveAspectRatio="none"
        className="fill-ramp-1 block h-10 w-full rtl:-scale-x-100"
      >
        <path d={band(stages.map((stage) => stage.count))} />
      </svg>
    </div>
  );
});

function PassRate({ rate }: { rate?: string }) {
  if (!rate) return null;
  return (
    <span className="text-ink-3 tnum ms-auto text-xs">
      {rate}
      <span className="sr-only"> of the stage before</span>
    </span>
  );
}
