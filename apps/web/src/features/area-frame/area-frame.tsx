import { AppShell, IconButton, type NavGroup, OrgTile, Wordmark } from "@toran/ui";
import { LogOut } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { productName } from "@/lib/product";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";

interface AreaFrameProps {
  area: AreaName;
  tile: ComponentProps<typeof OrgTile>;
  groups: readonly NavGroup[];
  foot: NavGroup["items"];
  /** The entry that stands for the present page, where its address is not the entry's own. */
  within?: { href: string; label: string };
  /** In the middle of the top bar. */
  search?: ReactNode;
  children: ReactNode;
}

/** Sidebar and top bar of an area; the entry of the present page is marked. */
export function AreaFrame(props: AreaFrameProps) {
  const { area, tile, groups, foot, within, search, children } = props;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const all = [...groups.flatMap((group) => group.items), ...foot];
  const exact = all.find((item) => item.href === pathname);
  // A page behind an entry, such as the import of students, counts as the entry's.
  const above = exact ?? within ?? all.find(({ href }) => pathname.startsWith(`${href}/`));
  const entry = above?.href;
  const here = above?.label;
  const mark = (items: NavGroup["items"]) =>
    items.map((item) => ({ ...item, current: item.href === entry }));
  return (
    <AppShell
      link={AppLink}
      brand={<Wordmark size="md" productName={productName} />}
      tile={<OrgTile {...tile} />}
      groups={groups.map((group) => ({ ...group, items: mark(group.items) }))}
      foot={mark(foot)}
      breadcrumb={
        <nav aria-label="Where you are">
          {tile.name}
          {here && <span className="text-ink-2"> / {here}</span>}
        </nav>
      }
      search={search}
      actions={
        <IconButton label="Log out" onClick={() => void navigate(paths[area].logout)}>
          <LogOut aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {children}
    </AppShell>
  );
}
