import { PanelLeft } from "lucide-react";
import { IconButton } from "../button/icon-button";
import { Wordmark } from "../brand/wordmark";
import { NavItems, NavList } from "./nav-list";
import type { AppShellProps } from "./shell-props";

export function Sidebar({
  brand,
  tile,
  groups,
  foot,
  link = "a",
  letterKeys = true,
  onToggle,
}: AppShellProps & { onToggle: () => void }) {
  return (
    <aside
      aria-label="Sidebar"
      className="row-span-2 flex min-h-0 flex-col px-2.5 pb-2.5 print:hidden"
    >
      <div className="slim:px-1.25 flex h-(--bar) flex-none items-center justify-between px-1.75">
        {brand ?? <Wordmark size="md" />}
        <IconButton
          size="sm"
          label="Narrow or widen the sidebar"
          aria-keyshortcuts={letterKeys ? "[" : undefined}
          onClick={onToggle}
          className="slim:hidden"
        >
          <PanelLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
      {tile && <div className="mb-3">{tile}</div>}
      {/* Room for the ring of the focus, which would end at the edge of what scrolls. */}
      <nav aria-label="Main" className="-m-1 min-h-0 flex-1 overflow-y-auto p-1">
        {groups.map((group, place) => (
          <NavList key={group.title ?? place} group={group} link={link} />
        ))}
      </nav>
      {foot && (
        <nav aria-label="Account and help" className="border-rule mt-2 flex-none border-t pt-2">
          <NavItems items={foot} link={link} />
        </nav>
      )}
      <div className="slim:block mt-1 hidden self-center">
        <IconButton
          label="Widen the sidebar"
          aria-keyshortcuts={letterKeys ? "[" : undefined}
          onClick={onToggle}
        >
          <PanelLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
    </aside>
  );
}
