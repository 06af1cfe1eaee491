import type { ComponentProps } from "react";
import { cn } from "../cn";
import { CheckIcon } from "../icon/icons";

export interface RowCheckProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  /** Some of what it stands for is chosen. */
  some?: boolean;
}

/** The box at the head of a row; its whole cell can be hit. */
export function RowCheck({ label, some, ...props }: RowCheckProps) {
  return (
    <span className="relative grid size-4 flex-none place-items-center">
      <input
        {...props}
        type="checkbox"
        aria-label={label}
        ref={some === undefined ? undefined : half(some)}
        className={cn(
          "peer border-rule-control bg-lift absolute inset-0 appearance-none rounded-xs border-[1.5px] before:absolute before:-inset-2",
          "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent",
        )}
      />
      {some ? (
        <span className="bg-on-accent pointer-events-none relative h-0.5 w-2 rounded-full" />
      ) : (
        props.checked && (
          <CheckIcon
            size={12}
            strokeWidth={3}
            className="text-on-accent pointer-events-none relative"
          />
        )
      )}
    </span>
  );
}

const half = (some: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = some;
};
