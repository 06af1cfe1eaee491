import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../button/button";
import { isComposing } from "../field/is-composing";
import { Kbd } from "../menu/kbd";
import { Skeleton } from "../skeleton/skeleton";
import type { PaletteGroup, PaletteHit, PaletteSearch } from "./hit";
import { HitList, rowId } from "./hit-list";
import { useHits } from "./use-hits";

interface PaletteBodyProps<H extends PaletteHit> {
  open: boolean;
  search: PaletteSearch<H>;
  recent?: readonly PaletteGroup<H>[];
  onChoose: (hit: H) => void;
  onOpenChange: (open: boolean) => void;
  placeholder: string;
  typed?: string;
  icon: ReactNode;
}

export function PaletteBody<H extends PaletteHit>(props: PaletteBodyProps<H>) {
  const { recent = [], placeholder, icon } = props;
  const list = useId();
  const [typed, setTyped] = useState(props.typed ?? "");
  const [pointed, setPointed] = useState<string>();
  const found = useHits(props.search, typed);
  const groups = typed.trim() ? found.groups : recent;
  const hits = groups.flatMap((group) => group.hits);
  const active = hits.find((hit) => hit.id === pointed) ?? hits[0];

  const choose = (hit: H) => {
    // It has the keys until it has left.
    if (!props.open) return;
    props.onOpenChange(false);
    props.onChoose(hit);
  };
  const press = (event: KeyboardEvent) => {
    const at = active ? hits.indexOf(active) : -1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setPointed(hits[(at + step + hits.length) % hits.length]?.id);
    } else if (event.key === "Enter" && active && !isComposing(event)) {
      event.preventDefault();
      // Old hits are still in sight while new ones are looked for; they are not what was asked.
      if (found.status === "ready") choose(active);
    }
  };

  return (
    <>
      <div className="flex h-12.5 flex-none items-center gap-2.5 px-4">
        <span className="text-ink-3 flex-none">{icon}</span>
        <input
          type="text"
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? list : undefined}
          aria-activedescendant={rowId(list, active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={press}
          className="placeholder:text-ink-3 forced-focus h-full min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      <div className="border-rule border-t">
        {hits.length > 0 && (
          <HitList
            id={list}
            label={typed.trim() ? "Hits" : "Recent"}
            groups={groups}
            search={typed}
            active={active}
            onPoint={(hit) => setPointed(hit.id)}
            onChoose={choose}
          />
        )}
        {typed.trim() && hits.length === 0 && found.status === "loading" && <Waiting />}
        {found.status === "failed" && typed.trim() && (
          <div className="px-4 pb-3">
            <Button intent="soft" size="sm" onClick={found.retry}>
              Try again
            </Button>
          </div>
        )}
        <output className={hits.length > 0 ? "sr-only" : "text-ink-3 block px-4 py-3"}>
          {message(typed.trim(), hits.length, found.status)}
        </output>
      </div>
    </>
  );
}

function Waiting() {
  return Array.from({ length: 3 }, (_, row) => (
    <div key={row} className="flex h-9 items-center gap-2.5 px-4 first:mt-3">
      <Skeleton entity="person" className="size-6" />
      <Skeleton className={row % 2 ? "w-1/3" : "w-1/2"} />
    </div>
  ));
}

function message(typed: string, count: number, status: "loading" | "ready" | "failed") {
  if (!typed) return count > 0 ? "" : "Type a name, a roll number or what you want to do.";
  if (status === "loading") return `Looking for “${typed}”`;
  if (status === "failed") return "The search could not be reached.";
  if (count === 0) return `Nothing matches “${typed}”`;
  return count === 1 ? "1 hit" : `${count} hits`;
}
