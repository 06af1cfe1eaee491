import type { TemplateFacts } from "@toran/resume-templates";
import { checkResume } from "@toran/resume-templates/check";
import type { Options, ResumeModel } from "@toran/resume-templates/model";
import { CheckIcon, WarningIcon } from "@toran/ui";
import { useMemo } from "react";
import { Part } from "./part";

interface CheckProps {
  resume: ResumeModel;
  facts: TemplateFacts;
  options: Options;
}

/** What a machine that reads résumés finds in this one, with the reason for each. */
export function Check({ resume, facts, options }: CheckProps) {
  const { accent } = options;
  const { findings } = useMemo(
    () => checkResume({ resume, template: facts, options: { accent } }),
    [resume, facts, accent],
  );
  const open = findings.filter(({ passed }) => !passed);
  const held = findings.filter(({ passed }) => passed);
  return (
    <Part title="As machines read it" side={`${held.length} of ${findings.length}`}>
      <p className="text-ink-3 text-xs">
        Many companies have résumés read by a program first. This is what it would find.
      </p>
      <ul className="grid gap-2 text-xs">
        {open.map(({ rule, reason }) => (
          <li key={rule} className="flex gap-2">
            <WarningIcon className="text-warn-mark mt-0.5 flex-none" />
            <span>
              <span className="sr-only">To look at: </span>
              {reason}
            </span>
          </li>
        ))}
        {held.map(({ rule, reason }) => (
          <li key={rule} className="text-ink-2 flex gap-2">
            <CheckIcon className="text-ok-mark mt-0.5 flex-none" />
            <span>
              <span className="sr-only">Holds: </span>
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
