import { ChevronsUpDown, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../button/icon-button";
import { Field, type FieldFrame } from "../field/field";
import { joinRefs } from "../field/join-refs";
import { type ControlSize, controlSize, splitFrame } from "../field/frame";
import type { ComboboxOption } from "./option";
import { OptionList } from "./option-list";
import type { LoadOptions } from "./use-options";
import { useTypeAhead } from "./use-type-ahead";

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
  const choose = (option: T | null) => {
    onValueChange(option);
    ahead.hide();
  };
  const ahead = useTypeAhead({
    load,
    noun,
    disabled,
    onChoose: choose,
    onLeave: (named) => (named ? choose(named) : ahead.hide()),
  });

  return (
    <Field
      {...frame}
      error={ahead.wrong ?? frame.error}
      id={control.id}
      className={controlSize(size, className)}
    >
      {(wiring) => (
        <div
          ref={ahead.box}
          className="relative"
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            // An emptied field means that nothing is chosen, and a name typed in full that it is.
            if (ahead.typed === "" && value) onValueChange(null);
            ahead.leave();
          }}
        >
          <div className="control-box flex items-center gap-2">
            {icon && <span className="text-ink-3 flex-none">{icon}</span>}
            <input
              {...wiring}
              {...ahead.field}
              ref={joinRefs(ahead.input, control.ref)}
              name={control.name}
              placeholder={placeholder}
              value={ahead.typed ?? value?.label ?? ""}
              onChange={(event) => ahead.type(event.target.value)}
              onKeyDown={ahead.press}
              onBlur={control.onBlur}
              className="placeholder:text-ink-3 min-w-0 flex-1 self-stretch bg-transparent outline-none"
            />
            {value && !disabled && (
              <IconButton
                size="sm"
                label={`Clear ${typeof frame.label === "string" ? frame.label.toLowerCase() : "the choice"}`}
                className="-me-1"
                onClick={() => {
                  choose(null);
                  ahead.input.current?.focus();
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
          {ahead.listed && (
            <OptionList
              id={ahead.listId}
              noun={noun}
              label={frame.label}
              side={ahead.listed}
              options={ahead.options}
              chosen={value ? [value.value] : []}
              active={ahead.active}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
