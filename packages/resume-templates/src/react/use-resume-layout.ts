import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ResumeModel } from "../model/model";
import { normalise } from "../model/normalise";
import { type Options, settle } from "../model/options";
import { wordingOf } from "../model/wording";
import type { Template } from "../templates/template";
import { fitSteps } from "./fit";
import { FitSearch } from "./fit-search";
import { measureFlow, nameShare } from "./measure";
import { type LaidOut, layOut, type SizedFlows } from "./pages";
import { pairFor, type Plan, planFor } from "./plan";
import { useFaces } from "./use-faces";

export interface LayoutInput {
  resume: ResumeModel;
  template: Template;
  options?: Partial<Options>;
  /** Where a face is fetched from, when not from where the bundler put it. */
  resolveFont?: (url: string) => string;
}

/** Pages that were measured, and what a person should know of them. */
export interface ResumeLayout extends LaidOut {
  plan: Plan;
  /** What was chosen; where the plan has another value, that was what fitting one page took. */
  asked: Options;
  sized: SizedFlows;
  /** Sentences for the person: what was left out, and what could not be done. */
  notices: string[];
}

/** Pages for a résumé; what is in `toMeasure` must be drawn into `measure` before they are there. */
export function useResumeLayout({ resume, template, options: chosen, resolveFont }: LayoutInput) {
  const options = useMemo(() => settle(template.defaults, chosen), [template, chosen]);
  const { resume: clean, notices } = useMemo(
    () => normalise(resume, options.order),
    [resume, options],
  );
  const text = useMemo(() => wordingOf(clean, options), [clean, options]);
  const pair = pairFor(template, options.fontPair);
  const faces = useFaces({ pair, text, locale: clean.locale, resolveFont });

  const steps = useMemo(() => fitSteps(options), [options]);
  const trials = useMemo(
    () => ({
      search: new FitSearch<ResumeLayout>(steps.length),
      planOf: once((step, share) =>
        planFor(clean, template, {
          options: steps[step] ?? options,
          text,
          faces: faces?.further,
          nameShare: share,
        }),
      ),
      // Once a face has come after all, every line is measured anew.
      faces,
    }),
    [steps, clean, template, options, text, faces],
  );
  const [tried, setTried] = useState(0);
  const [, setNarrowed] = useState(0);
  const step = Math.min(tried, steps.length - 1);
  const plan = trials.planOf(step);

  const measure = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<ResumeLayout>();
  const stale = faces !== undefined && done?.plan !== plan;
  const shown = useShown(measure, stale);

  useLayoutEffect(() => {
    const sized = stale && measure.current ? measureAll(measure.current, plan) : undefined;
    if (!sized) return;
    const share = plan.nameShare * nameShare(measure.current!);
    if (share < plan.nameShare && trials.planOf.again(step, share))
      return setNarrowed((before) => before + 1);
    const laidOut = layOut(plan.layout, sized);
    const tooLong = options.fit === "one-page" && laidOut.pages.length > 1;
    const now = { ...laidOut, plan, asked: options, sized, notices: [...notices, ...warnings()] };
    const next = trials.search.note(step, !tooLong, now);
    if (typeof next === "number") return setTried(next);
    setTried(next.step);
    setDone(next.result);

    function* warnings() {
      if (tooLong) yield "This does not fit on one page; hide a section or shorten a text.";
      if (trials.faces?.missing.length)
        yield "A typeface could not be loaded, so pages may break elsewhere.";
      if (trials.faces?.lacking)
        yield "Some letters have no typeface here yet. They may look different, and the PDF leaves them out.";
      if (laidOut.shrunk.length) yield "Something is taller than a page and was made smaller.";
    }
  }, [stale, shown, plan, options, step, trials, notices]);

  return { measure, toMeasure: stale || !done ? plan : undefined, layout: done };
}

/** A step that is come back to has the plan it had, with a name that was found to fit. */
function once(make: (step: number, share: number) => Plan) {
  const made = new Map<number, Plan>();
  const planOf = (step: number) => {
    const plan = made.get(step) ?? make(step, 1);
    made.set(step, plan);
    return plan;
  };
  /** Once for each step, so that a name that never fits is not made smaller for ever. */
  const again = (step: number, share: number) => {
    if (planOf(step).nameShare < 1) return false;
    made.set(step, make(step, share));
    return true;
  };
  return Object.assign(planOf, { again });
}

/** The sizes of all flows; nothing while the host is hidden, for then all would seem to be of no height. */
function measureAll(host: HTMLElement, { layout }: Plan): SizedFlows | undefined {
  const sized: SizedFlows = {};
  for (const name of ["main", "side"] as const) {
    const flow = layout[name];
    const node = host.querySelector<HTMLElement>(`[data-measure="${name}"]`);
    if (!flow) continue;
    if (!node?.getBoundingClientRect().width) return undefined;
    sized[name] = measureFlow(node, flow.blocks, flow.width);
  }
  return sized;
}

/** Counts how often the host came to be seen while something waits to be measured. */
function useShown(host: React.RefObject<HTMLElement | null>, waiting: boolean) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!waiting || !host.current) return;
    const observer = new ResizeObserver(() => setTimes((before) => before + 1));
    observer.observe(host.current);
    return () => observer.disconnect();
  }, [host, waiting]);
  return times;
}
