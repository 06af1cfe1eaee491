import type { ReactNode } from "react";
import { Wordmark } from "../brand/wordmark";

export interface GetTheAppPageProps {
  brand?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** Store badges, where there are any. */
  children?: ReactNode;
  /** The drawing, such as GetTheAppFacade. */
  facade: ReactNode;
}

/** The page shown in place of the app in a window that is too narrow for it. */
export function GetTheAppPage({ brand, title, lead, children, facade }: GetTheAppPageProps) {
  return (
    <div className="on-facade bg-facade-0 relative flex min-h-dvh flex-col overflow-hidden">
      <div className="relative z-1 px-6 pt-8 sm:px-14 sm:pt-11">
        <header>{brand ?? <Wordmark onFacade />}</header>
        <main className="mt-10 max-w-150">
          <h1 className="title-4xl sm:title-5xl text-balance">{title}</h1>
          <div className="text-on-facade-2 mt-4 max-w-115 text-lg">{lead}</div>
          {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
        </main>
      </div>
      <div className="mt-auto h-[55dvh] min-h-80">{facade}</div>
    </div>
  );
}
