import type { ReactNode } from "react";
import { Wordmark } from "../brand/wordmark";
import { cn } from "../cn";

export interface PublicPageProps {
  brand?: ReactNode;
  /** At the right of the head: log in, share. */
  actions?: ReactNode;
  /** Facade art above the sheet, with what it says. */
  banner?: ReactNode;
  /** The head stands on the banner, in the colours of the facade. */
  headOnBanner?: boolean;
  children: ReactNode;
  /** At the right of the content, from 1280 on. */
  aside?: ReactNode;
  asideLabel?: string;
  footer?: ReactNode;
}

/** A page that anyone may read: a profile, a shared list. Prints without its head and foot. */
export function PublicPage(props: PublicPageProps) {
  const {
    brand,
    actions,
    banner,
    headOnBanner,
    children,
    aside,
    asideLabel = "More",
    footer,
  } = props;
  return (
    <div className="controls-lg bg-sheet relative flex min-h-dvh flex-col">
      <header
        className={cn(
          "print:hidden",
          headOnBanner ? "on-facade absolute inset-x-0 top-0 z-1" : "border-rule border-b",
        )}
      >
        <div className="max-w-page mx-auto flex min-h-15 w-full flex-wrap items-center gap-3 px-6">
          {brand ?? <Wordmark onFacade={headOnBanner} />}
          {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
        </div>
      </header>
      {banner && <div className="on-facade bg-facade-0 relative overflow-hidden">{banner}</div>}
      <div
        className={cn(
          "max-w-page mx-auto grid w-full flex-1 px-6",
          aside && "wide:grid-cols-[minmax(0,1fr)_var(--aside)]",
        )}
      >
        <main className="min-w-0 py-8">{children}</main>
        {aside && (
          <aside
            aria-label={asideLabel}
            className="border-rule wide:border-s wide:border-t-0 wide:ms-8 wide:ps-8 border-t py-8"
          >
            {aside}
          </aside>
        )}
      </div>
      {footer && (
        <footer className="border-rule text-ink-3 border-t print:hidden">
          <div className="max-w-page mx-auto w-full px-6 py-5">{footer}</div>
        </footer>
      )}
    </div>
  );
}
