import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { ComboboxOption } from "./option";
import { sideOf } from "./side-of";
import { type LoadOptions, useOptions } from "./use-options";

interface TypeAhead<T> {
  load: LoadOptions<T>;
  disabled?: boolean;
  onChoose: (option: T) => void;
}

/** What is typed, the list under it, and the keys that walk through it. */
export function useTypeAhead<T extends ComboboxOption>({ load, disabled, onChoose }: TypeAhead<T>) {
  const listId = `${useId()}-list`;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState<false | "down" | "up">(false);
  const [at, setAt] = useState(0);
  const options = useOptions(load, typed ?? "", open !== false);
  const active = Math.min(at, options.items.length - 1);
  // Until the answer to what is typed has come, the list still shows what was typed before.
  const late = options.search !== (typed ?? "") || (options.status === "loading" && active < 0);
  const entered = useRef(false);

  const show = () => {
    if (disabled || open) return;
    setOpen(sideOf(box.current));
    setAt(0);
  };
  const hide = () => {
    entered.current = false;
    setOpen(false);
    setTyped(undefined);
  };
  const type = (text: string) => {
    entered.current = false;
    setTyped(text);
    setAt(0);
    show();
  };
  const take = useEffectEvent(() => {
    const [first] = options.items;
    if (entered.current && first) onChoose(first);
    entered.current = false;
  });
  useEffect(() => {
    if (!late) take();
  }, [late]);
  /** The option whose whole name stands in the field. */
  const named = () => {
    const name = typed?.trim().toLowerCase();
    return name ? options.items.find(({ label }) => label.toLowerCase() === name) : undefined;
  };
  const press = (event: KeyboardEvent) => {
    // The key belongs to the letters that are being put together.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options.items[active];
    if (step) {
      event.preventDefault();
      if (!open) return show();
      const last = options.items.length - 1;
      setAt(Math.max(0, Math.min(last, active + step)));
      if (active + step >= last) options.more();
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (late) entered.current = true;
      else if (option) onChoose(option);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  };

  const field = {
    type: "text",
    role: "combobox",
    autoComplete: "off",
    spellCheck: false,
    disabled,
    "aria-autocomplete": "list",
    "aria-expanded": open !== false,
    "aria-controls": open ? listId : undefined,
    "aria-activedescendant": open && options.items[active] ? `${listId}-${active}` : undefined,
    onClick: show,
  } as const;
  return { box, listId, typed, open, active, options, field, type, setTyped, named, press, hide };
}
