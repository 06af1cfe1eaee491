import { cn, SortableList, StepWindow } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { usePortfolio } from "../portfolio-context";
import { type PartName, parts } from "./parts";
import { useSectionOrder } from "./use-section-order";

const list = "grid gap-0.5 sm:max-lg:grid-cols-2";

/** The parts of the portfolio with what is in each, and whether it is enough. The sections between stand in the order of the public profile. */
export const SectionNav = observer(function SectionNav({ current }: { current: string }) {
  const { order, reorder } = useSectionOrder();
  const partOf = (name: PartName) => <NavPart name={name} current={parts[name].href === current} />;
  return (
    <nav aria-label="Sections">
      <div className="py-4 ps-6 pe-3 lg:sticky lg:top-0">
        <ul className={list}>
          <li>{partOf("personal")}</li>
          <li>{partOf("documents")}</li>
        </ul>
        <SortableList
          label="In the order of your public profile"
          items={order}
          itemId={(name) => name}
          itemName={(name) => parts[name].label}
          onReorder={(names) => void reorder(names)}
          className={cn(list, "my-0.5")}
          itemClassName="-ms-6 flex items-center rounded-md"
          renderItem={(name, grip) => (
            <>
              {grip}
              <span className="min-w-0 flex-1">{partOf(name)}</span>
            </>
          )}
        />
        <ul className={list}>
          <li>{partOf("video")}</li>
        </ul>
        <p className="text-ink-3 mt-6 px-1.5 text-xs text-pretty">
          Drag a section to change the order on your public profile.
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
        "flex min-h-8.5 items-center gap-2.5 rounded-md px-1.5",
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
