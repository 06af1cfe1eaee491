import type { ComponentProps } from "react";
import { CheckIcon } from "../icon/icons";

export interface RowCheckProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  /** Some of what it stands for is chosen. */
  some?: boolean;
}

/** The box at the head of a row; its whole cell can be hit. Stands in a flex line. */
export function RowCheck({ label, some, ...props }: RowCheckProps) {
  return (
    <>
      <input
        {...props}
        type="checkbox"
        aria-label={label}
        ref={some === undefined ? undefined : half(some)}
        className={look}
      />
      {some ? (
        <span className="bg-on-accent pointer-events-none relative -ms-3 h-0.5 w-2 rounded-full" />
      ) : (
        props.checked && (
          <CheckIcon
            size={12}
            strokeWidth={3}
            className="text-on-accent pointer-events-none relative -ms-3.5 flex-none"
          />
        )
      )}
    </>
  );
}

// The box is drawn inside of what can be hit, and the mark lies on it by a margin: no element around
// them and none that is positioned, for every row that scrolls in has one.
const look = [
  "-m-2 grid size-8 flex-none appearance-none place-items-center rounded-sm",
  "before:border-rule-control before:bg-lift before:size-4 before:rounded-xs before:border-[1.5px]",
  "checked:before:border-accent checked:before:bg-accent indeterminate:before:border-accent indeterminate:before:bg-accent",
].join(" ");

const half = (some: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = some;
};
