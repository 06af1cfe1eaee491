import { AppShell, Breadcrumb, OrgTile, Wordmark } from "@toran/ui";
import { observer } from "mobx-react-lite";
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/lib/app-link";
import { idle } from "@/lib/idle";
import { keptChoice } from "@/lib/kept-choice";
import { letterKeys } from "@/lib/letter-keys";
import { productName } from "@/lib/product";
import type { AreaName } from "@/navigation/areas";
import type { LayoutProps } from "@/navigation/screen-route";
import { latePart } from "@/stores/late-part";
import { useStores } from "@/stores/use-stores";
import { Account } from "./account";
import { crumbsOf, type Entries, type Entry, entryOf } from "./entries";
import type { Person } from "./person";

/**
 * The first frame does without: it comes when the browser is idle. One that does not come is left out: Firefox ends
 * what is on its way when the page is left, and a reload then would keep people on it.
 */
const whenIdle = <Props,>(fetch: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await idle(500);
    return { default: await fetch().catch((): ComponentType<Props> => () => null) };
  });
const Keys = whenIdle(() => import("./keys").then((m) => m.Keys));
const Tips = whenIdle(() => import("./tips").then((m) => m.Tips));
const Offline = whenIdle(() => import("./offline").then((m) => m.Offline));

const ErasureNotice = latePart(() => import("./erasure-notice").then((m) => m.ErasureNotice));

const rail = keptChoice("rail", ["auto", "wide", "slim"]);

interface AreaFrameProps extends LayoutProps {
  area: AreaName;
  tile: ComponentProps<typeof OrgTile>;
  entries: Entries;
  person: Person | null | undefined;
  /** In the middle of the top bar. */
  search?: ReactNode;
  /** At the right of the top bar, before the account. */
  tools?: ReactNode;
  /** What holds on every page, above it. */
  notice?: ReactNode;
}

/** Sidebar and top bar of an area; the entry of the present page is marked. */
export const AreaFrame = observer(function AreaFrame(props: AreaFrameProps) {
  const { area, person, tile, entries, search, tools, notice, steps, children } = props;
  const { notifications } = useStores();
  const { pathname, search: address } = useLocation();
  const [keys, setKeys] = useState(false);
  const here = entryOf(entries, pathname);
  const [left, setLeft] = useState<Record<string, string>>({});
  if (pathname === here?.href && left[pathname] !== address)
    setLeft({ ...left, [pathname]: address });
  const crumbs = crumbsOf(here, left, steps);
  // A home hangs on whose it is.
  if (tile.name && pathname === entries.groups[0]?.items[0]?.href)
    crumbs.unshift({ label: tile.name });
  const mark = (items: readonly Entry[]) =>
    items.map(({ covers: _covers, ...item }) => ({ ...item, current: item.href === here?.href }));
  return (
    <AppShell
      link={AppLink}
      letterKeys={letterKeys()}
      rail={rail.get()}
      onRailChange={rail.set}
      brand={<Wordmark size="md" productName={productName} />}
      tile={<OrgTile {...tile} />}
      groups={entries.groups.map((group) => ({ ...group, items: mark(group.items) }))}
      foot={mark(entries.foot)}
      breadcrumb={<Breadcrumb link={AppLink} crumbs={crumbs} />}
      search={search}
      notice={
        <>
          <Suspense>
            <Offline />
          </Suspense>
          {person?.erasesAt && (
            <Suspense>
              <ErasureNotice area={area} erasesAt={person.erasesAt} />
            </Suspense>
          )}
          {notice}
        </>
      }
      actions={
        <>
          {tools}
          <Suspense>
            <Tips />
          </Suspense>
          <Suspense>
            <Keys area={area} open={keys} onOpenChange={setKeys} />
          </Suspense>
          <Account area={area} person={person} onKeys={() => setKeys(true)} />
        </>
      }
    >
      <Fragment key={notifications.reopened}>{children}</Fragment>
    </AppShell>
  );
});
