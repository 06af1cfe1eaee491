import { type ReactNode, useId } from "react";
import { Badge } from "../badge/badge";
import { cn } from "../cn";
import type { LinkComponent } from "../link";
import { inGroups } from "../number/count";

export interface NavItem {
  label: string;
  icon: ReactNode;
  href: string;
  current?: boolean;
  /** How many there are; unknown, and none, show nothing. */
  count?: number | undefined;
  /** How many wait for the reader; shown in place of `count`. */
  waiting?: number;
}

export interface NavGroup {
  title?: string;
  items: readonly NavItem[];
}

export function NavList({ group, link }: { group: NavGroup; link: LinkComponent }) {
  const id = useId();
  return (
    <div role={group.title ? "group" : undefined} aria-labelledby={group.title ? id : undefined}>
      {group.title && (
        <p id={id} className="text-2xs text-ink-3 slim:sr-only px-2 pt-4 pb-1.25 font-medium">
          {group.title}
        </p>
      )}
      <NavItems items={group.items} link={link} />
    </div>
  );
}

export function NavItems({
  items,
  link: Link,
}: {
  items: readonly NavItem[];
  link: LinkComponent;
}) {
  return (
    <ul className="flex flex-col gap-px">
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            title={item.label}
            aria-current={item.current ? "page" : undefined}
            className={cn(
              "slim:justify-center relative flex h-8 items-center gap-2.5 rounded-md px-2",
              item.current
                ? "bg-accent-tint text-accent-ink font-semibold"
                : "text-ink-2 hover:bg-hover font-medium",
            )}
          >
            <span className="flex-none">{item.icon}</span>
            <span className="slim:sr-only min-w-0 flex-1 truncate">{item.label}</span>
            <NavCount item={item} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NavCount({ item }: { item: NavItem }) {
  if (item.waiting) {
    return (
      <Badge
        count={item.waiting}
        label="waiting for you"
        className="slim:absolute slim:-top-1 slim:-end-1"
      />
    );
  }
  if (!item.count) return null;
  return (
    <span className={cn("tnum text-2xs slim:sr-only font-normal", !item.current && "text-ink-3")}>
      {inGroups(item.count)}
    </span>
  );
}
