import { useLayoutEffect, useState } from "react";
import { keepPlace } from "../focus/focus-back";
import type { AppShellProps, RailState } from "./shell-props";
import { Sidebar } from "./sidebar";

/**
 * Sidebar and top bar on canvas, around the sheet that holds the page. A page stops growing at the widest sheet and stands
 * in the middle from there on, unless its outermost part is marked with `data-whole`.
 */
export function AppShell(props: AppShellProps) {
  const [own, setOwn] = useState<RailState>("auto");
  const rail = props.rail ?? own;
  const toggle = () => {
    const wide = rail === "wide" || (rail === "auto" && matchMedia("(width >= 80rem)").matches);
    const next = wide ? "slim" : "wide";
    setOwn(next);
    props.onRailChange?.(next);
  };
  useBracketKey(toggle, props.letterKeys ?? true);
  return (
    <div
      data-rail={rail}
      className="bg-canvas h-dvh overflow-hidden print:h-auto print:overflow-visible"
    >
      <div className="slim:grid-cols-[var(--rail-slim)_minmax(0,1fr)] grid h-full grid-cols-[var(--rail)_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] print:block">
        <a
          href="#page"
          className="bg-inverse text-on-inverse sr-only z-80 rounded-md focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:px-3 focus:py-2"
        >
          Skip to the page
        </a>
        <Sidebar {...props} onToggle={toggle} />
        <header className="grid h-(--bar) grid-cols-[1fr_minmax(0,25rem)_1fr] items-center gap-4 ps-1.5 pe-4 print:hidden">
          <div className="text-ink-3 min-w-0 truncate">{props.breadcrumb}</div>
          <div>{props.search}</div>
          <div className="flex items-center justify-end gap-1">{props.actions}</div>
        </header>
        {/* Where there is no height for both, the page passes under what is said above it. */}
        <div className="short:overflow-y-auto flex min-h-0 flex-col print:block print:overflow-visible">
          {props.notice}
          <main
            ref={keepPlace}
            id="page"
            tabIndex={-1}
            className="rounded-ss-sheet border-rule bg-sheet px-past-sheet short:min-h-48 relative flex min-h-0 flex-1 flex-col overflow-y-auto border-s border-t outline-none has-[>[data-whole]]:px-0 print:block print:overflow-visible print:border-0"
          >
            {props.children}
          </main>
        </div>
      </div>
    </div>
  );
}

function useBracketKey(toggle: () => void, on: boolean) {
  // Before the page is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "[" || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      toggle();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
