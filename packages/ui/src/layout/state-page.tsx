import type { ReactNode } from "react";
import { Wordmark } from "../brand/wordmark";
import { onceWhole } from "./once-whole";

export interface StatePageProps {
  brand?: ReactNode;
  title: ReactNode;
  /** One or two sentences: what happened, and what can be done. */
  children?: ReactNode;
  /** The way out, main button first. */
  actions?: ReactNode;
  /** The drawing, such as DoorFacade. */
  facade: ReactNode;
}

/** A full page that stops someone: words at the left, a doorway at the right. */
export function StatePage({ brand, title, children, actions, facade }: StatePageProps) {
  return (
    <div className="bg-sheet flex min-h-dvh">
      <div className={`controls-lg desk:px-22 flex min-w-0 flex-1 flex-col px-6 py-8 ${onceWhole}`}>
        <header>{brand ?? <Wordmark />}</header>
        <main className="my-auto max-w-100 py-10">
          <h1 className="title-3xl">{title}</h1>
          {children && <div className="text-ink-2 mt-2 text-base text-pretty">{children}</div>}
          {actions && <div className="mt-5 flex flex-wrap items-center gap-1.5">{actions}</div>}
        </main>
      </div>
      <aside className="bg-facade-0 hidden w-[42%] flex-none sm:block">
        <div className="sticky top-0 h-dvh">{facade}</div>
      </aside>
    </div>
  );
}
