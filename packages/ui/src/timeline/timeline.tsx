import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "../cn";

const mark = cva("relative z-1 grid size-6 flex-none place-items-center rounded-full border", {
  variants: {
    tone: {
      idle: "border-rule-strong bg-lift text-ink-2",
      ok: "bg-ok-tint text-ok border-transparent",
      info: "bg-info-tint text-info border-transparent",
      warn: "bg-warn-tint text-warn border-transparent",
      bad: "bg-bad-tint text-bad border-transparent",
      now: "bg-spark text-on-spark border-transparent",
      next: "border-rule-control bg-sheet text-ink-3 border-dashed",
    },
  },
});

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** "13 Nov, 11:42" */
  when: ReactNode;
  /** The same moment for machines: "2026-11-13T11:42". */
  dateTime?: string;
  detail?: ReactNode;
  /** An icon of 14 px. */
  icon?: ReactNode;
  /** `now` is where things stand, `next` is still to come. */
  tone?: "idle" | "ok" | "info" | "warn" | "bad" | "now" | "next";
}

export interface TimelineProps {
  /** What the list tells, such as "History of this application". */
  label: string;
  entries: readonly TimelineEntry[];
  className?: string;
}

/** What happened, in order, along one line. */
export function Timeline({ label, entries, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={cn("flex flex-col", className)}>
      {entries.map(({ id, title, when, dateTime, detail, icon, tone = "idle" }) => (
        <li
          key={id}
          aria-current={tone === "now" ? "step" : undefined}
          className="group/entry relative flex gap-3 pb-5 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="bg-rule absolute start-3 top-6 bottom-0 w-px -translate-x-1/2 group-last/entry:hidden rtl:translate-x-1/2"
          />
          <span aria-hidden="true" className={mark({ tone })}>
            {icon ?? <span className="size-1.5 rounded-full bg-current" />}
          </span>
          <div className="min-w-0 flex-1 pt-0.5">
            <p className="wrap-break-word">
              <span className={cn("font-medium", tone === "next" && "text-ink-3")}>{title}</span>
              <time dateTime={dateTime} className="text-ink-3 tnum block text-xs">
                <bdi>{when}</bdi>
              </time>
            </p>
            {detail && <div className="text-ink-2 mt-0.5 wrap-break-word">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
