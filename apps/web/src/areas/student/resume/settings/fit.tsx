import type { Options } from "@toran/resume-templates/model";
import type { ResumeLayout } from "@toran/resume-templates/react";
import { Meter, Switch } from "@toran/ui";
import type { OpenVersion } from "../open-version";
import { Part } from "./part";

interface FitProps {
  layout: ResumeLayout | undefined;
  options: Options;
  version: OpenVersion;
}

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** How many pages there are, how full they are, and what a person should know of them. */
export function Fit({ layout, options, version }: FitProps) {
  const count = layout?.pages.length ?? 1;
  const fullness = layout?.fullness ?? 0;
  const last = Math.max(0, fullness - (count - 1));
  return (
    <Part
      title={!layout ? "Length" : count === 1 ? "Fits one page" : `${count} pages`}
      side={layout && (count === 1 ? `${percent(last)} full` : `the last ${percent(last)} full`)}
    >
      <Meter label="Room used on the pages" value={fullness / count} />
      <Switch
        label="Keep it to one page"
        hint="Closer gaps first, then smaller type, never under 9 points."
        checked={options.fit === "one-page"}
        onChange={({ target }) => version.set({ fit: target.checked ? "one-page" : "flow" })}
      />
      <ul aria-live="polite" className="text-warn grid gap-1 text-xs empty:hidden">
        {layout?.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Part>
  );
}
