import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";

export interface Stat {
  /** What is counted, such as "Median package". */
  label: string;
  figure: ReactNode;
  /** What stands after the figure, such as "of 661" or "LPA". */
  unit?: ReactNode;
  note?: ReactNode;
  /** `now` lights a window before the note; `up` and `down` point and colour it. */
  sign?: "now" | "up" | "down";
  /** Leads to what was counted; the whole field can be pressed. */
  href?: string;
}

export interface StatStripProps {
  /** What the figures are about, such as "Season so far". */
  label: string;
  stats: readonly Stat[];
  /** Draws figures that lead somewhere. */
  link?: LinkComponent;
  className?: string;
}

const tones = { now: "", up: "text-ok", down: "text-bad" };

/** A few large figures side by side, divided by rules; where there is no room for all they go on below. */
export function StatStrip({ label, stats, link: Link = "a", className }: StatStripProps) {
  return (
    <section aria-label={label} className={cn("border-rule overflow-hidden border-b", className)}>
      {/* The rules at the outer edges lie outside, whichever figures come to stand there. */}
      <dl className="-ms-px -mt-px grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {stats.map((stat) => (
          <div
            key={stat.label}
            className={cn(
              "border-rule border-s border-t py-3.5 ps-6 pe-4",
              stat.href && "hover:bg-hover relative",
            )}
          >
            <dt className="text-ink-2 font-medium">
              {stat.href ? (
                <Link href={stat.href} className="after:absolute after:inset-0">
                  {stat.label}
                </Link>
              ) : (
                stat.label
              )}
            </dt>
            <dd className="stretch-display text-[2rem] leading-9.5 font-semibold tracking-[-0.02em] lining-nums">
              {stat.figure}
              {stat.unit && (
                <small className="text-ink-3 ms-1.5 inline-block text-base leading-none font-medium tracking-normal [font-stretch:100%]">
                  {stat.unit}
                </small>
              )}
            </dd>
            {stat.note && (
              <dd
                className={cn(
                  "flex items-center gap-1.5 text-xs text-pretty",
                  stat.sign ? tones[stat.sign] || "text-ink-3" : "text-ink-3",
                )}
              >
                <Sign sign={stat.sign} />
                <bdi>{stat.note}</bdi>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sign({ sign }: Pick<Stat, "sign">) {
  if (!sign) return null;
  if (sign === "now")
    return <span aria-hidden="true" className="bg-spark size-2 flex-none rounded-full" />;
  const Arrow = sign === "up" ? ArrowUpRight : ArrowDownRight;
  return <Arrow aria-hidden="true" size={14} strokeWidth={2} className="flex-none" />;
}
