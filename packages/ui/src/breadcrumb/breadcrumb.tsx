import { Fragment } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";

export interface Crumb {
  label: string;
  /** Left out on the last one, the page itself. */
  href?: string;
}

export interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  link?: LinkComponent;
  className?: string;
}

/** Where the page stands, from the outside in. */
export function Breadcrumb({ crumbs, link: Link = "a", className }: BreadcrumbProps) {
  return (
    <nav aria-label="Where you are" className={cn("min-w-0", className)}>
      <ol className="flex min-w-0 items-center gap-2">
        {crumbs.map(({ label, href }, place) => {
          const last = place === crumbs.length - 1;
          return (
            <Fragment key={`${place} ${label}`}>
              {place > 0 && (
                <li aria-hidden="true" className="text-ink-3">
                  /
                </li>
              )}
              {/* The page itself is cut last. */}
              <li className={cn("truncate", last ? "min-w-0 shrink" : "min-w-6 shrink-9999")}>
                {last || !href ? (
                  <span
                    aria-current={last ? "page" : undefined}
                    className={last ? "font-medium" : "text-ink-3"}
                  >
                    {label}
                  </span>
                ) : (
                  <Link
                    href={href}
                    className="text-ink-3 hover:text-ink rounded-xs underline-offset-3 hover:underline"
                  >
                    {label}
                  </Link>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
