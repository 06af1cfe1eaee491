import { type ReactNode, useId } from "react";

interface WidgetFrameProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A ruled cell of the home; its title stands at the height of that of a chart beside it. */
export function WidgetFrame({ title, aside, children }: WidgetFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-6 py-5">
      <header className="mb-3 flex min-h-6.5 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="title-lg">
          {title}
        </h2>
        {aside && <div className="ms-auto flex items-center gap-2">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
