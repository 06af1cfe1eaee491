import { ChevronsUpDown, X } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { IconButton } from "../button/icon-button";
import { Field, type FieldFrame } from "../field/field";
import { joinRefs } from "../field/join-refs";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import type { ComboboxOption } from "./option";
import { OptionList } from "./option-list";
import { type LoadOptions, useOptions } from "./use-options";

export interface ComboboxProps<T extends ComboboxOption> extends FieldFrame {
  /** Asked for the options of a search, a page at a time. */
  load: LoadOptions<T>;
  value: T | null;
  onValueChange: (option: T | null) => void;
  /** What is listed, in the plural, such as "universities"; used in messages. */
  noun?: string;
  icon?: ReactNode;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  id?: string;
  name?: string;
  onBlur?: ComponentProps<"input">["onBlur"];
  ref?: ComponentProps<"input">["ref"];
  className?: string;
}

/** Type-ahead over a list that lives on the server. */
export function Combobox<T extends ComboboxOption>(props: ComboboxProps<T>) {
  const { frame, control } = splitFrame(props);
  const {
    load,
    value,
    onValueChange,
    noun = "options",
    icon,
    placeholder,
    size,
    disabled,
    className,
  } = control;
  const own = useId();
  const listId = `${own}-list`;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState<false | "down" | "up">(false);
  const [at, setAt] = useState(0);
  const options = useOptions(load, typed ?? "", open !== false);
  const active = Math.min(at, options.items.length - 1);

  const show = () => {
    if (disabled || open) return;
    const edge = box.current?.getBoundingClientRect();
    const roomBelow = edge ? innerHeight - edge.bottom : 0;
    setOpen(edge && roomBelow < 300 && edge.top > roomBelow ? "up" : "down");
    setAt(0);
  };
  const hide = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: T | null) => {
    onValueChange(option);
    hide();
  };
  const press = (event: KeyboardEvent) => {
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
      if (option) choose(option);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  };

  return (
    <Field {...frame} id={control.id} className={controlSize(size, className)}>
      {(wiring) => (
        <div
          ref={box}
          className="relative"
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            // An emptied field means that nothing is chosen.
            if (typed === "" && value) onValueChange(null);
            hide();
          }}
        >
          <div className="control-box flex items-center gap-2">
            {icon && <span className="text-ink-3 flex-none">{icon}</span>}
            <input
              {...wiring}
              ref={joinRefs(input, control.ref)}
              type="text"
              role="combobox"
              name={control.name}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              aria-autocomplete="list"
              aria-expanded={open !== false}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={
                open && options.items[active] ? `${listId}-${active}` : undefined
              }
              value={typed ?? value?.label ?? ""}
              onChange={(event) => {
                setTyped(event.target.value);
                setAt(0);
                show();
              }}
              onClick={show}
              onKeyDown={press}
              onBlur={control.onBlur}
              className="placeholder:text-ink-3 min-w-0 flex-1 self-stretch bg-transparent outline-none"
            />
            {value && !disabled && (
              <IconButton
                size="sm"
                label={`Clear ${typeof frame.label === "string" ? frame.label.toLowerCase() : "the choice"}`}
                className="-mr-1"
                onClick={() => {
                  choose(null);
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </IconButton>
            )}
            <ChevronsUpDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className="text-ink-3 flex-none"
            />
          </div>
          {open && (
            <OptionList
              id={listId}
              noun={noun}
              label={frame.label}
              side={open}
              options={options}
              chosen={value?.value}
              active={active}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
