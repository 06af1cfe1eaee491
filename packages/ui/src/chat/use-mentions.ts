import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ComboboxOption } from "../combobox/option";
import { sideOf } from "../combobox/side-of";
import { isComposing } from "../field/is-composing";

interface Mentions {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onValueChange: (value: string) => void;
  people: readonly ComboboxOption[];
}
interface Asked {
  /** Where the "@" stands. */
  at: number;
  search: string;
}
const most = 8;
const asking = /(?:^|[^\p{L}\p{M}\p{N}_@])@([^@\n]{0,60})$/u;

/** Whether somebody is being named before the caret, and how far. */
function askedBefore(text: string): Asked | undefined {
  const search = asking.exec(text)?.[1];
  return search === undefined ? undefined : { at: text.length - search.length - 1, search };
}

function matching(people: readonly ComboboxOption[], search: string) {
  const wanted = search.toLocaleLowerCase();
  const found = people.filter(({ label }) => {
    const name = label.toLocaleLowerCase();
    return name.startsWith(wanted) || name.split(" ").some((word) => word.startsWith(wanted));
  });
  // A name that stands there whole needs no choice.
  return found.length === 1 && found[0]?.label === search ? [] : found.slice(0, most);
}

/** Offers people while an "@" is typed, and writes the name of the one who is chosen. */
export function useMentions({ field, value, onValueChange, people }: Mentions) {
  const listId = `${useId()}-people`;
  const [asked, setAsked] = useState<Asked>();
  const [at, setAt] = useState(0);
  const [side, setSide] = useState<"down" | "up">("up");
  /** The "@" at which the list was sent away. */
  const [left, setLeft] = useState<number>();
  const caret = useRef<number>(undefined);
  const items = asked && asked.at !== left ? matching(people, asked.search) : [];
  const open = items.length > 0;
  const active = Math.min(at, items.length - 1);

  // The caret stands behind the name that was written.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [field, value]);

  const look = () => {
    const { value: text = "", selectionStart = 0, selectionEnd } = field.current ?? {};
    const now =
      selectionStart === selectionEnd ? askedBefore(text.slice(0, selectionStart)) : undefined;
    if (now?.at !== asked?.at || now?.search !== asked?.search) setAt(0);
    if (!now) setLeft(undefined);
    if (now && now.at !== asked?.at) setSide(sideOf(field.current));
    setAsked(now);
  };
  const choose = ({ label }: ComboboxOption) => {
    if (!asked) return;
    const end = asked.at + 1 + asked.search.length;
    const rest = value.slice(end);
    const name = `@${label}${rest.startsWith(" ") ? "" : " "}`;
    caret.current = asked.at + label.length + 2;
    setAsked(undefined);
    onValueChange(value.slice(0, asked.at) + name + rest);
    field.current?.focus();
  };
  /** Whether the key was meant for the list. */
  const press = (event: KeyboardEvent) => {
    if (!open || isComposing(event)) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = items[active];
    if (step) setAt((active + step + items.length) % items.length);
    else if (event.key === "Escape") setLeft(asked?.at);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && person)
      choose(person);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const wiring = {
    "aria-autocomplete": "list",
    "aria-controls": open ? listId : undefined,
    "aria-activedescendant": open ? `${listId}-${active}` : undefined,
  } as const;
  /** What the text area takes over. */
  const control = {
    ...(people.length > 0 && wiring),
    value,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      onValueChange(target.value);
      look();
    },
    onSelect: look,
    onBlur: () => setAsked(undefined),
    onKeyDown: press,
  };
  return { listId, open, side, active, search: asked?.search ?? "", items, choose, press, control };
}
