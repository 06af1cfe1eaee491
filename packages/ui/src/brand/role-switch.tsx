import { cn } from "../cn";
import type { LinkComponent } from "../link";
import { CollegeShape, CompanyShape, type Entity, PersonShape } from "./shapes";

const shapes = { person: PersonShape, college: CollegeShape, company: CompanyShape };

export interface RoleSwitchItem {
  label: string;
  entity: Entity;
  href: string;
  current?: boolean;
}

export interface RoleSwitchProps {
  items: readonly RoleSwitchItem[];
  /** The name of the switch for screen readers, such as "I am a". */
  label: string;
  link?: LinkComponent;
}

/** Links to the same page for a student, a college or a company. */
export function RoleSwitch({ items, label, link: Link = "a" }: RoleSwitchProps) {
  return (
    <nav aria-label={label} className="border-rule bg-well flex gap-0.5 rounded-md border p-0.75">
      {items.map(({ label: name, entity, href, current }) => {
        const Shape = shapes[entity];
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? "page" : undefined}
            className={cn(
              "flex h-7 min-w-0 items-center gap-1.75 rounded-sm px-2.5 text-sm",
              current
                ? "bg-lift text-accent-ink ring-rule-strong font-semibold ring"
                : "text-ink-2 hover:bg-hover font-medium",
            )}
          >
            <Shape />
            <span className="truncate">{name}</span>
          </Link>
        );
      })}
    </nav>
  );
}
