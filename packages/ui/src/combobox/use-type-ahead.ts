import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { isComposing } from "../field/is-composing";
import { useHeldForm } from "../field/use-held-form";
import type { ComboboxOption } from "./option";
import { sideOf } from "./side-of";
import { type LoadOptions, useOptions } from "./use-options";

interface TypeAhead<T> {
  load: LoadOptions<T>;
  /** What is listed, in the plural. */
  noun: string;
  disabled?: boolean;
  onChoose: (option: T) => void;
  /** Told that the field is left for good, and of the option whose whole name stood in it. */
  onLeave: (named: T | undefined) => void;
}

/** What is typed, the list under it, and the keys that walk through it. */
export function useTypeAhead<T extends ComboboxOption>(props: TypeAhead<T>) {
  const { load, noun, disabled, onChoose, onLeave } = props;
  const listId = `${useId()}-list`;
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  // "away": the field was left before the answer to what it says had come, which then still counts.
  const [open, setOpen] = useState<false | "down" | "up" | "away">(false);
  const [at, setAt] = useState(0);
  const options = useOptions(load, typed ?? "", open !== false);
  const active = Math.min(at, options.items.length - 1);
  // Until the answer to what is typed has come, the list still shows what was typed before.
  const late = options.search !== (typed ?? "") || (options.status === "loading" && active < 0);
  const entered = useRef(false);
  const listed = open !== "away" && open;
  // Nobody can tell whether what was typed is one of them; it stays, to be looked up again.
  const unread = open === "away" && !late && options.status === "failed";
  const input = useHeldForm(unread);

  const show = () => {
    if (disabled || listed) return;
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
  /** The option whose whole name stands in the field. */
  const named = () => {
    const name = typed?.trim().toLowerCase();
    const [first, ...others] = options.items.filter(({ label }) => label.toLowerCase() === name);
    // Which of several is meant, as two colleges of one name, only a choice can tell.
    return others.some(({ detail }) => detail !== first?.detail) ? undefined : first;
  };
  const answered = useEffectEvent(() => {
    const [first] = options.items;
    const enter = entered.current && first;
    entered.current = false;
    if (enter) onChoose(first);
    // What could not be looked up stays in the field, for another try.
    if (open === "away" && options.status === "ready") onLeave(enter ? undefined : named());
  });
  useEffect(() => {
    if (!late) answered();
  }, [late]);
  const leave = () => {
    const found = named();
    const unsure = late || (options.status === "failed" && !found);
    if (unsure && typed?.trim()) setOpen("away");
    else onLeave(found);
  };
  const retry = () => {
    // The button goes with its press.
    input.current?.focus();
    options.retry();
  };
  const press = (event: KeyboardEvent) => {
    // The key belongs to the letters that are being put together.
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options.items[active];
    if (step) {
      event.preventDefault();
      if (!listed) return show();
      const last = options.items.length - 1;
      setAt(Math.max(0, Math.min(last, active + step)));
      if (active + step >= last) options.more();
    } else if (event.key === "Enter" && listed) {
      event.preventDefault();
      if (late) entered.current = true;
      else if (option) onChoose(option);
    } else if (event.key === "Escape" && listed) {
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
    "aria-expanded": listed !== false,
    "aria-controls": listed ? listId : undefined,
    // What it says is not chosen yet; a form that is sent meanwhile can wait for it.
    "aria-busy": (open === "away" && !unread) || undefined,
    "aria-activedescendant": listed && options.items[active] ? `${listId}-${active}` : undefined,
    onClick: show,
  } as const;
  return {
    box,
    input,
    listId,
    typed,
    listed,
    active,
    options: { ...options, retry },
    /** How to put right that what stands in the field is not what is chosen. */
    wrong: unread
      ? `The ${noun} could not be loaded, so this is not chosen. Open the list to try again.`
      : undefined,
    field,
    type,
    setTyped,
    press,
    hide,
    leave,
  };
}
