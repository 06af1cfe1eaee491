import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "../cn";
import { Matched } from "../combobox/matched";
import { Kbd } from "../menu/kbd";
import type { PaletteGroup, PaletteHit } from "./hit";

interface HitListProps<H extends PaletteHit> {
  id: string;
  label: string;
  groups: readonly PaletteGroup<H>[];
  search: string;
  active?: H;
  onPoint: (hit: H) => void;
  onChoose: (hit: H) => void;
}

/** The id of a hit's row, for `aria-activedescendant`. */
export const rowId = (list: string, hit: PaletteHit | undefined) => hit && `${list}-${hit.id}`;

/** The hits in their groups; focus stays in the field above. */
export function HitList<H extends PaletteHit>(props: HitListProps<H>) {
  const { id, label, groups, search, active, onPoint, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      {...asList(label)}
      ref={list}
      id={id}
      className="max-h-96 scroll-py-8 overflow-y-auto px-1.75 pt-1 pb-1.75"
    >
      {groups.map((group) => (
        <Group key={group.heading} heading={group.heading}>
          {group.hits.map((hit) => (
            <div
              key={hit.id}
              {...asOption(hit === active, () => onChoose(hit))}
              id={rowId(id, hit)}
              onPointerMove={() => hit !== active && onPoint(hit)}
              className={cn(
                "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1",
                hit === active && "forced-chosen bg-accent-tint",
              )}
            >
              <span
                aria-hidden="true"
                className="text-ink-2 grid size-6 flex-none place-items-center"
              >
                {hit.picture}
              </span>
              <span className="min-w-0 flex-1 truncate">
                <Matched text={hit.label} search={search} />
              </span>
              {hit.detail && (
                <span className="text-ink-2 tnum max-w-1/2 truncate text-xs">{hit.detail}</span>
              )}
              {hit === active && <Kbd accent>Enter</Kbd>}
            </div>
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div {...asGroup(heading)}>
      <div aria-hidden="true" className="text-ink-3 px-2 pt-2 pb-1 text-xs">
        {heading}
      </div>
      {children}
    </div>
  );
}

const asList = (name: string) => ({ role: "listbox", "aria-label": name });
const asGroup = (name: string) => ({ role: "group", "aria-label": name });
const asOption = (selected: boolean, onClick: () => void) => ({
  role: "option",
  "aria-selected": selected,
  onClick,
});
