import * as Radix from "@radix-ui/react-dialog";
import { Search } from "lucide-react";
import { useRef } from "react";
import { takeEscape } from "../toast/left-escape";
import type { PaletteGroup, PaletteHit, PaletteSearch } from "./hit";
import { PaletteBody } from "./palette-body";
import { useCtrlK } from "./use-ctrl-k";

export interface CommandPaletteProps<H extends PaletteHit> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asked for the hits of what is typed. */
  search: PaletteSearch<H>;
  /** Shown while nothing is typed: what was opened lately, and what can be done from here. */
  recent?: readonly PaletteGroup<H>[];
  onChoose: (hit: H) => void;
  placeholder?: string;
  /** What it begins with when it opens. */
  typed?: string;
}

function typeOn(palette: HTMLElement) {
  const field = palette.querySelector("input");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Everything by name, over the page: Ctrl K opens it, arrows move, Enter opens the hit. */
export function CommandPalette<H extends PaletteHit>(props: CommandPaletteProps<H>) {
  const { open, onOpenChange, placeholder = "Search students, companies, actions" } = props;
  const opener = useRef<HTMLElement>(null);
  useCtrlK(() => onOpenChange(!open));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in fixed inset-0 z-40" />
        <Radix.Content
          aria-describedby={undefined}
          data-takes-escape=""
          onKeyDown={({ nativeEvent }) => takeEscape(nativeEvent) && onOpenChange(false)}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement as HTMLElement | null;
            // Radix marks what stands in the field, and the next key would take its place.
            event.preventDefault();
            typeOn(event.currentTarget as HTMLElement);
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back only to a trigger of its own.
            event.preventDefault();
            opener.current?.focus();
          }}
          className="border-rule-strong bg-lift text-ink shadow-over data-[state=closed]:animate-leave-dialog data-[state=open]:animate-enter-dialog fixed inset-x-0 top-[12vh] z-50 mx-auto flex max-h-[calc(88vh-1rem)] w-[calc(100vw-2rem)] max-w-160 flex-col overflow-hidden rounded-xl border text-sm outline-none"
        >
          <Radix.Title className="sr-only">{placeholder}</Radix.Title>
          <PaletteBody
            {...props}
            placeholder={placeholder}
            icon={<Search aria-hidden="true" size={16} strokeWidth={1.75} />}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
