import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { cn } from "../cn";
import { Field } from "../field/field";
import { joinRefs } from "../field/join-refs";
import { controlSize, splitFrame } from "../field/frame";
import { Tag } from "../status/tag";
import type { ComboboxProps } from "./combobox";
import type { ComboboxOption } from "./option";
import { OptionList } from "./option-list";
import { useTagsOver } from "./use-tags-over";
import { useTypeAhead } from "./use-type-ahead";

export interface MultiComboboxProps<T extends ComboboxOption> extends Omit<
  ComboboxProps<T>,
  "value" | "onValueChange" | "icon"
> {
  values: readonly T[];
  onValuesChange: (options: T[]) => void;
}

/** Several choices out of a list that lives on the server; each is a tag in the field that can be taken out. */
export function MultiCombobox<T extends ComboboxOption>(props: MultiComboboxProps<T>) {
  const { frame, control } = splitFrame(props);
  const { values, onValuesChange, noun = "options", disabled, placeholder, name } = control;
  const [said, setSaid] = useState("");

  const take = (option: T) => {
    setSaid(`${option.label} taken out`);
    onValuesChange(values.filter(({ value }) => value !== option.value));
  };
  const isChosen = (option: T) => values.some(({ value }) => value === option.value);
  const choose = (option: T) => {
    ahead.setTyped(undefined);
    if (isChosen(option)) return take(option);
    setSaid(`${option.label} chosen`);
    onValuesChange([...values, option]);
  };
  const ahead = useTypeAhead({
    load: control.load,
    noun,
    disabled,
    onChoose: choose,
    onLeave: (named) => {
      if (named && !isChosen(named)) choose(named);
      ahead.hide();
    },
  });
  const { tags, over } = useTagsOver(values, ahead.listed !== false);

  const press = (event: KeyboardEvent) => {
    const last = values.at(-1);
    // Held down it empties the words, and stops there.
    if (event.key === "Backspace" && !ahead.typed && last && !event.repeat) take(last);
    else ahead.press(event);
  };

  return (
    <Field
      {...frame}
      error={ahead.wrong ?? frame.error}
      id={control.id}
      className={controlSize(control.size, control.className)}
    >
      {(wiring) => (
        <div
          ref={ahead.box}
          className="relative"
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            ahead.leave();
          }}
        >
          <div className="control-box flex h-auto min-h-(--control) items-center gap-2 py-1">
            <div
              ref={tags}
              className={cn(
                "flex min-w-0 flex-1 flex-wrap gap-1",
                !ahead.listed && "max-h-20 overflow-hidden",
              )}
            >
              {values.map((option) => (
                <Tag
                  key={option.value}
                  chosen
                  className="max-w-full"
                  onRemove={
                    disabled
                      ? undefined
                      : () => {
                          take(option);
                          ahead.input.current?.focus();
                        }
                  }
                >
                  {option.label}
                </Tag>
              ))}
              <input
                {...wiring}
                {...ahead.field}
                ref={joinRefs(ahead.input, control.ref)}
                placeholder={placeholder}
                value={ahead.typed ?? ""}
                onChange={(event) => ahead.type(event.target.value)}
                onKeyDown={press}
                onBlur={control.onBlur}
                className="placeholder:text-ink-3 h-6 min-w-24 flex-1 bg-transparent outline-none"
              />
            </div>
            {over > 0 && <span className="text-ink-2 tnum flex-none text-xs">+{over}</span>}
            <ChevronsUpDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              className="text-ink-3 flex-none"
            />
          </div>
          {name &&
            values.map(({ value }) => (
              <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
            ))}
          <output className="sr-only">{said}</output>
          {ahead.listed && (
            <OptionList
              id={ahead.listId}
              noun={noun}
              label={frame.label}
              side={ahead.listed}
              options={ahead.options}
              many
              chosen={values.map(({ value }) => value)}
              active={ahead.active}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
