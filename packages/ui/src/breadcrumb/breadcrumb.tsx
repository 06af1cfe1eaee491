import type { LinkComponent } from "../link";

export interface Crumb {
  label: string;
  /** Of no use to the last one, the page itself. */
  href?: string;
}

export interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  link?: LinkComponent;
}

/** Where the page stands, from the outside in. A name that is cut is told whole beside it. */
export function Breadcrumb({ crumbs, link: Link = "a" }: BreadcrumbProps) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Where you are">
      <ol className="crumbs">
        {crumbs.map(({ label, href }, place) => (
          <li key={place} title={label} aria-current={place === last ? "page" : undefined}>
            {href && place < last ? <Link href={href}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
