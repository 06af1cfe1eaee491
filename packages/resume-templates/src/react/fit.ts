import type { Density, Options } from "../model/options";

const smallest = 9;

/** What may be tried, in order, to bring a résumé onto one page: closer first, then smaller. */
export function fitSteps(options: Options): Options[] {
  if (options.fit === "flow") return [options];
  const steps = [options];
  const add = (change: Partial<Options>) => steps.push({ ...steps.at(-1)!, ...change });
  for (let density = options.density - 1; density >= 1; density--)
    add({ density: density as Density });
  for (const lineHeight of [1.3, 1.25, 1.2])
    if (lineHeight < options.lineHeight) add({ lineHeight });
  for (let size = options.baseSize - 0.5; size >= smallest; size -= 0.5) add({ baseSize: size });
  if (steps.at(-1)!.baseSize > smallest) add({ baseSize: smallest });
  if (options.margin !== "narrow") add({ margin: "narrow" });
  return steps;
}
