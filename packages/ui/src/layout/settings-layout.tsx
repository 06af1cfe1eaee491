import { type ReactNode, useId } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";

export interface SettingsPlace {
  label: string;
  href: string;
  current?: boolean;
}

export interface SettingsLayoutProps {
  title: ReactNode;
  context?: ReactNode;
  /** The pages of the settings; one of them is this one. */
  places: readonly SettingsPlace[];
  link?: LinkComponent;
  children: ReactNode;
}

/** Settings: their pages at the left, the sections of one page at the right, ruled. */
export function SettingsLayout(props: SettingsLayoutProps) {
  const { title, context, places, link: Link = "a", children } = props;
  return (
    <div className="max-w-page mx-auto w-full px-6 pt-5 pb-12">
      <header className="pb-4.5">
        <h1 className="title-2xl">{title}</h1>
        {context && <p className="text-ink-3">{context}</p>}
      </header>
      <div className="border-rule desk:grid-cols-[--spacing(50)_minmax(0,1fr)] grid gap-8 border-t pt-5">
        <nav aria-label="Settings">
          <ul className="desk:flex-col flex flex-wrap gap-0.5">
            {places.map((place) => (
              <li key={place.href}>
                <Link
                  href={place.href}
                  aria-current={place.current ? "page" : undefined}
                  className={cn(
                    "block rounded-md px-2.5 py-1.5",
                    place.current
                      ? "bg-accent-tint text-accent-ink font-semibold"
                      : "text-ink-2 hover:bg-hover font-medium",
                  )}
                >
                  {place.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="divide-rule flex min-w-0 flex-col divide-y">{children}</div>
      </div>
    </div>
  );
}

export interface SettingsSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** What belongs together in the settings: words at the left, controls at the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="wide:grid-cols-[--spacing(70)_minmax(0,1fr)] grid gap-x-8 gap-y-4 py-6 first:pt-0"
    >
      <div className="min-w-0">
        <h2 id={id} className="title-lg">
          {title}
        </h2>
        {description && <p className="text-ink-3 mt-1">{description}</p>}
      </div>
      <div className="max-w-form flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
