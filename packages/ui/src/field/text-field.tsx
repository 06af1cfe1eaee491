import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldFrame } from "./field";
import { type ControlSize, controlSize, splitFrame } from "./frame";
import { wired } from "./wiring";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "size" | "prefix">, FieldFrame {
  size?: ControlSize;
  /** A small icon inside the edge, before the text. */
  icon?: ReactNode;
  /** Words that belong before the value, such as "https://". */
  prefix?: ReactNode;
  /** Words or a button that belong after the value. */
  suffix?: ReactNode;
}

/** One line of text in a field. The ref and all other props reach the input. */
export function TextField({ size, icon, prefix, suffix, className, id, ...props }: TextFieldProps) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame} id={id} className={controlSize(size, className)}>
      {(wiring) => (
        <div className="control-box flex min-w-0 items-center gap-2">
          {icon && <span className="text-ink-3 flex-none">{icon}</span>}
          {prefix && <span className="text-ink-3 -me-1.5 flex-none">{prefix}</span>}
          <input
            type="text"
            {...wired(control, wiring)}
            className="placeholder:text-ink-3 min-w-0 flex-1 self-stretch bg-transparent outline-none"
          />
          {suffix && <span className="text-ink-3 -me-1 flex flex-none items-center">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
