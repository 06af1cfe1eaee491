import { type ReactNode, useId } from "react";

interface WidgetFrameProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A ruled cell of the home, with its title. */
export function WidgetFrame({ title, aside, children }: WidgetFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-6 py-5">
      <header className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 id={id} className="title-lg">
          {title}
        </h2>
        {aside && <div className="ms-auto flex items-center gap-2">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
