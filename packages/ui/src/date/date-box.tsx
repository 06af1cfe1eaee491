import { CalendarDays } from "lucide-react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../button/icon-button";
import type { ControlProps } from "../field/wiring";
import { Popover } from "../popover/popover";

export interface DateBoxProps {
  wiring: ControlProps;
  /** The value in words. */
  shown: string;
  /** What stands in its place while it is typed, until the field is left and it was understood. */
  typed: string | undefined;
  setTyped: (text: string | undefined) => void;
  /** Whether the text was understood; what was not stays in the field, to be put right. */
  onTyped: (text: string) => boolean;
  /** Told of each change of the text. */
  onTyping?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: ComponentProps<"input">["onBlur"];
  inputRef?: ComponentProps<"input">["ref"];
  /** What the button and the box under it are called. */
  pickLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A date that can be typed, or picked from a box that opens beside it. */
export function DateBox(props: DateBoxProps) {
  const { wiring, shown, typed, setTyped, onTyped, placeholder, disabled, name, onBlur } = props;
  const { inputRef, pickLabel, open, onOpenChange, children } = props;
  const settle = () => {
    if (typed !== undefined && onTyped(typed)) setTyped(undefined);
  };
  const press = (event: KeyboardEvent) => {
    // The key also sends the form, which must know by then that it is held.
    if (event.key === "Enter") flushSync(settle);
    if (event.key === "ArrowDown" && event.altKey) {
      event.preventDefault();
      // The box opens at what is in the field.
      flushSync(settle);
      onOpenChange(true);
    }
  };
  return (
    <div className="control-box flex items-center gap-1 pe-1">
      <input
        {...wiring}
        ref={inputRef}
        type="text"
        name={name}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          props.onTyping?.(target.value);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        className="placeholder:text-ink-3 tnum min-w-0 flex-1 self-stretch bg-transparent outline-none [unicode-bidi:plaintext] rtl:text-right"
      />
      <Popover
        align="end"
        label={pickLabel}
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <IconButton size="sm" label={pickLabel} disabled={disabled}>
            <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        }
      >
        {children}
      </Popover>
    </div>
  );
}
