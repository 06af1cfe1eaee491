import type * as Radix from "@radix-ui/react-dropdown-menu";
import { Check, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";
import type { LinkComponent } from "../link";
import type { MenuAction, MenuBranch, MenuChoice, MenuEntry, MenuTick } from "./entry";
import { Kbd } from "./kbd";

/** What a menu is drawn with: Radix has the same parts for a menu of a button and of a place. */
type MenuParts = Pick<
  typeof Radix,
  | "CheckboxItem"
  | "Item"
  | "ItemIndicator"
  | "Label"
  | "Portal"
  | "RadioGroup"
  | "RadioItem"
  | "Separator"
  | "Sub"
  | "SubContent"
  | "SubTrigger"
>;

export const menuBox =
  "animate-rise border-rule-strong bg-lift text-ink shadow-over z-60 max-h-(--radix-popper-available-height) min-w-44 max-w-80 overflow-y-auto rounded-lg border p-1.25 text-sm";

const row = cn(
  "data-highlighted:bg-hover flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 wrap-anywhere outline-none select-none",
  "data-disabled:text-ink-off data-disabled:cursor-not-allowed",
  // Forced colours take the ground away that shows where the focus is.
  "forced-focus",
);

interface EntriesProps {
  parts: MenuParts;
  entries: readonly MenuEntry[];
  link?: LinkComponent;
}

export function MenuEntries({ entries, ...shared }: EntriesProps) {
  const met = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    // What people name, such as a view, may be called as another entry is.
    const before = met.get(name) ?? 0;
    met.set(name, before + 1);
    return <Entry key={`${name} ${before}`} entry={entry} {...shared} />;
  });
}

function nameOf(entry: MenuEntry) {
  if (entry === "rule") return entry;
  return "label" in entry ? entry.label : entry.heading;
}

function Entry({
  entry,
  parts,
  link,
}: Omit<EntriesProps, "entries"> & {
  entry: MenuEntry;
}) {
  if (entry === "rule") return <parts.Separator className="bg-rule -mx-1.25 my-1.25 h-px" />;
  if ("checked" in entry) return <Tick entry={entry} parts={parts} />;
  if ("options" in entry) return <Choices entry={entry} parts={parts} />;
  if ("entries" in entry) return <Branch entry={entry} parts={parts} link={link} />;
  if ("label" in entry) return <Action entry={entry} parts={parts} link={link} />;
  return <Heading parts={parts}>{entry.heading}</Heading>;
}

function Heading({ parts, children }: { parts: MenuParts; children: ReactNode }) {
  return <parts.Label className="text-ink-3 px-2 pt-1.5 pb-1 text-xs">{children}</parts.Label>;
}

function Action({
  entry,
  parts,
  link: Link = "a",
}: {
  entry: MenuAction;
  parts: MenuParts;
  link?: LinkComponent;
}) {
  const face = (
    <>
      {entry.icon && (
        <span aria-hidden="true" className="flex-none">
          {entry.icon}
        </span>
      )}
      <span className="min-w-0 flex-1">{entry.label}</span>
      {entry.detail && <span className="text-ink-3 tnum text-xs">{entry.detail}</span>}
      {entry.shortcut && <Kbd>{entry.shortcut}</Kbd>}
    </>
  );
  return (
    <parts.Item
      asChild={entry.href !== undefined}
      disabled={entry.disabled}
      onSelect={entry.onSelect}
      className={cn(row, entry.destructive && !entry.disabled && "text-bad")}
    >
      {entry.href === undefined ? face : <Link href={entry.href}>{face}</Link>}
    </parts.Item>
  );
}

function Ticked({ parts }: { parts: MenuParts }) {
  return (
    <span aria-hidden="true" className="text-accent-ink grid size-4 flex-none place-items-center">
      <parts.ItemIndicator>
        <Check size={16} strokeWidth={1.75} />
      </parts.ItemIndicator>
    </span>
  );
}

function Tick({ entry, parts }: { entry: MenuTick; parts: MenuParts }) {
  return (
    <parts.CheckboxItem
      checked={entry.checked}
      onCheckedChange={entry.onCheckedChange}
      disabled={entry.disabled}
      // Several ticks are set in one visit.
      onSelect={(event) => event.preventDefault()}
      className={row}
    >
      <Ticked parts={parts} />
      {entry.label}
    </parts.CheckboxItem>
  );
}

function Choices({ entry, parts }: { entry: MenuChoice; parts: MenuParts }) {
  return (
    <parts.RadioGroup
      aria-label={entry.heading}
      value={entry.value}
      onValueChange={entry.onValueChange}
    >
      <Heading parts={parts}>{entry.heading}</Heading>
      {entry.options.map((option) => (
        <parts.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={row}
        >
          <Ticked parts={parts} />
          {option.label}
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

function Branch({
  entry,
  parts,
  link,
}: {
  entry: MenuBranch;
  parts: MenuParts;
  link?: LinkComponent;
}) {
  return (
    <parts.Sub>
      <parts.SubTrigger disabled={entry.disabled} className={cn(row, "data-[state=open]:bg-hover")}>
        {entry.icon && (
          <span aria-hidden="true" className="flex-none">
            {entry.icon}
          </span>
        )}
        <span className="min-w-0 flex-1">{entry.label}</span>
        <ChevronRight
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="text-ink-3 rtl:-scale-x-100"
        />
      </parts.SubTrigger>
      <parts.Portal>
        <parts.SubContent
          data-takes-escape=""
          sideOffset={4}
          alignOffset={-6}
          collisionPadding={8}
          className={menuBox}
        >
          <MenuEntries entries={entry.entries} parts={parts} link={link} />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  );
}
