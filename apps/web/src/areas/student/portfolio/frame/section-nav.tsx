import { cn, StepWindow } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import { usePortfolio } from "../portfolio-context";
import { partNames, parts, type PartName } from "./parts";

/** The parts of the portfolio with what is in each, and whether it is enough. */
export const SectionNav = observer(function SectionNav({ current }: { current: string }) {
  return (
    <nav aria-label="Sections">
      <div className="px-4 py-4 lg:sticky lg:top-0">
        <ul className="grid gap-0.5 sm:grid-cols-2 lg:grid-cols-1">
          {partNames.map((name) => (
            <li key={name}>
              <NavPart name={name} current={parts[name].href === current} />
            </li>
          ))}
        </ul>
        <p className="mt-6 px-2 text-xs">
          <AppLink href={paths.student.publicProfile} className="link">
            Change their order on your public profile
          </AppLink>
        </p>
      </div>
    </nav>
  );
});

const NavPart = observer(function NavPart({ name, current }: { name: PartName; current: boolean }) {
  const { progress } = usePortfolio().around;
  const { label, href, counted } = parts[name];
  const told = progress.value?.sections.find((section) => section.name === name);
  const done = Boolean(told?.done);
  return (
    <AppLink
      href={href}
      aria-current={current ? "page" : undefined}
      className={cn(
        "flex min-h-8.5 items-center gap-2.5 rounded-md px-2",
        current ? "bg-accent-wash text-accent-ink font-semibold" : "text-ink-2 hover:bg-hover",
      )}
    >
      <StepWindow size="sm" state={done ? "done" : "next"} />
      <span className="min-w-0 flex-1">
        {label}
        {told && <span className="sr-only">{done ? ", done" : ", not done yet"}</span>}
      </span>
      {counted && told && told.count > 0 ? (
        <span className="tnum text-xs">{told.count}</span>
      ) : (
        told && !done && <span className="text-accent-ink font-medium">Add</span>
      )}
    </AppLink>
  );
});
