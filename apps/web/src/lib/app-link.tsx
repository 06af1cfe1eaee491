import type { ComponentProps, MouseEvent } from "react";
import { go } from "./go";

/** Whether a press on a link opens it beside this page, which stays as it is. */
export const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface AppLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Nobody comes back to the page it stands on. */
  replace?: boolean;
}

/** A link inside the product: the page stays, the screen changes. It needs no router around it. */
export function AppLink({ href, replace, onClick, children, ...props }: AppLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = opensElsewhere(event) || props.target;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    go(href, replace ? { replace } : undefined);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
