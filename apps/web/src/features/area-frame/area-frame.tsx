import { AppShell, IconButton, OrgTile, Wordmark } from "@toran/ui";
import { LogOut } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { useLetterKeys } from "@/lib/letter-keys";
import { productName } from "@/lib/product";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { type Entries, type Entry, placeOf } from "./entries";
import { Keys } from "./keys";
import { Offline } from "./offline";

interface AreaFrameProps {
  area: AreaName;
  tile: ComponentProps<typeof OrgTile>;
  entries: Entries;
  /** In the middle of the top bar. */
  search?: ReactNode;
  /** At the right of the top bar, before the way out. */
  tools?: ReactNode;
  /** What holds on every page, above it. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Sidebar and top bar of an area; the entry of the present page is marked. */
export function AreaFrame(props: AreaFrameProps) {
  const { area, tile, entries, search, tools, notice, children } = props;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = placeOf(area, entries, pathname);
  const mark = (items: readonly Entry[]) =>
    items.map(({ covers: _covers, ...item }) => ({ ...item, current: item.href === here?.href }));
  return (
    <AppShell
      link={AppLink}
      letterKeys={useLetterKeys()}
      brand={<Wordmark size="md" productName={productName} />}
      tile={<OrgTile {...tile} />}
      groups={entries.groups.map((group) => ({ ...group, items: mark(group.items) }))}
      foot={mark(entries.foot)}
      breadcrumb={
        <nav aria-label="Where you are" className="truncate">
          {tile.name}
          {here && <span className="text-ink-2"> / {here.label}</span>}
        </nav>
      }
      search={search}
      notice={
        <>
          <Offline />
          {notice}
        </>
      }
      actions={
        <>
          {tools}
          <Keys area={area} />
          <IconButton label="Log out" onClick={() => void navigate(paths[area].logout)}>
            <LogOut aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        </>
      }
    >
      {children}
    </AppShell>
  );
}
