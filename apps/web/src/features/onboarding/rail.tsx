import { steps } from "@toran/contract/roles";
import type { Step, StepGroup } from "@toran/ui";
import { type AreaName, areas } from "@/navigation/areas";
import { pageOf } from "@/navigation/destination";
import { outlineOf, type OutlineStep, placeOf } from "./outline";

type Details = Record<string, string | undefined>;

interface Standing {
  mode: string | null;
  furthest: string | undefined;
}

/** The furthest step is the one the server names, or the present one where that is further. */
export function furthestOf(area: AreaName, { mode, furthest }: Standing): string {
  const place = Math.max(0, placeOf(area, mode), placeOf(area, furthest));
  return steps[areas[area].role][place] ?? "";
}

/** The groups of the stepper: what is saved can be opened again, what is not reached cannot. */
export function groupsOf(area: AreaName, standing: Standing, details: Details): StepGroup[] {
  const groups: { title: string; steps: Step[] }[] = [];
  for (const step of outlineOf(area)) {
    const drawn = drawStep(area, step, standing, details[step.mode ?? step.label]);
    const last = groups.at(-1);
    if (last?.title === step.group) last.steps.push(drawn);
    else groups.push({ title: step.group, steps: [drawn] });
  }
  return groups;
}

function drawStep(
  area: AreaName,
  { mode, label, detail }: OutlineStep,
  standing: Standing,
  saved?: string,
): Step {
  const told = saved && (
    <span title={saved} className="block truncate">
      {saved}
    </span>
  );
  if (!mode) return { label, detail: told, state: "done" };
  if (mode === standing.mode) return { label, detail, state: "current" };
  const place = placeOf(area, mode);
  const reached = placeOf(area, furthestOf(area, standing));
  return {
    label,
    detail: place < reached ? told : undefined,
    state: place < reached ? "done" : "next",
    href: place <= reached ? pageOf(area, mode) : undefined,
  };
}
