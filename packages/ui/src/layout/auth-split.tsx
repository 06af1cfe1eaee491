import { type ReactNode, Suspense } from "react";
import { Wordmark } from "../brand/wordmark";
import { onceWhole } from "./once-whole";

export interface AuthSplitProps {
  /** Top left; the mark and name, usually inside a link. */
  brand?: ReactNode;
  /** Top right, such as the role switch. */
  header?: ReactNode;
  title: ReactNode;
  /** One or two lines under the title. */
  lead?: ReactNode;
  /** The form. Its controls are large by themselves. */
  children: ReactNode;
  /** The quiet line of links at the foot of the pane. */
  footer?: ReactNode;
  /** The drawing, such as AuthFacade. */
  facade: ReactNode;
  /** The one sentence under the drawing. */
  sentence?: ReactNode;
}

/** A form at the left, a building at the right. The building gives way first; the form never does. */
export function AuthSplit({
  brand,
  header,
  title,
  lead,
  children,
  footer,
  facade,
  sentence,
}: AuthSplitProps) {
  return (
    <div className="bg-sheet desk:grid-cols-[--spacing(150)_minmax(0,1fr)] grid min-h-dvh grid-cols-1">
      <div
        className={`controls-lg desk:ps-22 desk:pe-10 flex min-w-0 flex-col px-6 pt-7 pb-6 ${onceWhole}`}
      >
        <header className="flex flex-wrap items-center justify-between gap-4">
          {brand ?? <Wordmark />}
          {header}
        </header>
        <main className="my-auto flex w-full max-w-100 flex-col py-10">
          <h1 className="title-4xl">{title}</h1>
          {lead && <p className="text-ink-2 mt-3 text-base text-pretty">{lead}</p>}
          <div className="mt-7 flex flex-col gap-4.5">{children}</div>
        </main>
        {footer && (
          <footer className="text-ink-2 flex flex-wrap items-center gap-4.5">{footer}</footer>
        )}
      </div>
      <aside className="bg-facade-0 on-facade desk:block relative hidden overflow-hidden">
        <div className="animate-after-words sticky top-0 h-dvh">
          {/* A drawing of hundreds of shapes is taken over after the form. */}
          <Suspense>{facade}</Suspense>
          {sentence && (
            <div className="absolute inset-x-0 bottom-0 flex min-h-37 items-center px-10">
              <p className="title-2xl wide:title-3xl font-medium text-balance">{sentence}</p>
            </div>
          )}
        </div>
      </aside>
    </div>
  );
}
