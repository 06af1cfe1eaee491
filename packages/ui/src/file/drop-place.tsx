import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "../cn";
import { type FieldFrame, FieldSide } from "../field/field";
import { FieldNote } from "../field/field-note";
import { useFileDrop } from "./use-file-drop";

interface DropPlaceProps extends FieldFrame {
  id: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
  /** Gives a button what it needs to open the picker. */
  children: (ask: () => void, describedBy: string) => ReactNode;
  /** Said as it changes, such as how far the files are. */
  said?: string;
  className?: string;
  /** Of the dashed box itself. */
  boxClassName?: string;
}

/** A named box on which files can be dropped, around an input of the browser that nobody sees. */
export function DropPlace(props: DropPlaceProps) {
  const { id, label, hint, optional, labelSide, disabled, onChoose } = props;
  const [folder, setFolder] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const focused = useRef<Element>(undefined);
  // The pressed button often goes with its file; whoever works by keys goes on from the one that stands there then.
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  });
  const error =
    folder === undefined
      ? props.error
      : `“${folder}” is a folder. ${props.multiple ? "Choose the files in it." : "Choose a file in it."}`;
  const choose = (files: File[]) => {
    if (files.length > 0 && !disabled) onChoose(files);
  };
  const take = (files: File[], found?: string) => {
    setFolder(found);
    choose(files);
  };
  const { over, listeners } = useFileDrop(disabled ? undefined : take);
  const noted = Boolean(error) || Boolean(hint);
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      // A form that leads to its first wrong field finds the button of this one by it.
      data-invalid={error ? "" : undefined}
      className={cn("flex min-w-0 flex-col gap-1.5", props.className)}
    >
      <div className="flex items-baseline justify-between gap-1.5">
        <span id={`${id}-label`} className="text-sm font-medium">
          {label}
        </span>
        <FieldSide optional={optional}>{labelSide}</FieldSide>
      </div>
      <div
        ref={box}
        onFocus={({ target }) => {
          focused.current = target;
        }}
        {...listeners}
        className={cn(
          "rounded-md border border-dashed",
          props.boxClassName,
          over
            ? "border-accent-line bg-accent-wash"
            : error
              ? "border-bad-mark"
              : "border-rule-control",
        )}
      >
        <input
          ref={setInput}
          id={`${id}-input`}
          type="file"
          tabIndex={-1}
          multiple={props.multiple}
          aria-label={typeof label === "string" ? label : undefined}
          aria-labelledby={typeof label === "string" ? undefined : `${id}-label`}
          aria-describedby={noted ? `${id}-note` : undefined}
          accept={props.accept}
          disabled={disabled}
          className="sr-only"
          onChange={(event) => {
            setFolder(undefined);
            choose([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.target.value = "";
          }}
        />
        {props.children(() => input?.click(), `${id}-label${noted ? ` ${id}-note` : ""}`)}
      </div>
      {props.said !== undefined && <output className="sr-only">{props.said}</output>}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
