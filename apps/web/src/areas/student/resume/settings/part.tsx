import { type ReactNode, useId } from "react";

interface PartProps {
  title: string;
  /** At the right of the title. */
  side?: ReactNode;
  children: ReactNode;
}

/** One group of choices. */
export function Part({ title, side, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 py-3.5">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="text-ink-2 tnum">{side}</span>
      </div>
      {children}
    </section>
  );
}
