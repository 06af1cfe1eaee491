import { type ReactNode, useId } from "react";

interface RailPartProps {
  title: string;
  side?: ReactNode;
  children: ReactNode;
}

/** One cell of the rail. */
export function RailPart({ title, side, children }: RailPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-6 py-4">
      <header className="mb-2 flex min-h-8 items-center justify-between gap-2">
        <h2 id={id} className="title-lg">
          {title}
        </h2>
        {side}
      </header>
      {children}
    </section>
  );
}
