import { type ChangeEvent, type ComponentProps, useState } from "react";
import { Field, type FieldFrame } from "./field";
import { type ControlSize, controlSize, splitFrame } from "./frame";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldFrame {
  size?: ControlSize;
}

/** Several lines of text; with `maxLength` it counts what is written, as in "176 of 600". */
export function TextArea({ size, className, id, onChange, ...props }: TextAreaProps) {
  const { frame, control } = splitFrame(props);
  const [typed, setTyped] = useState(String(control.defaultValue ?? "").length);
  const length = control.value === undefined ? typed : String(control.value).length;
  const counter = control.maxLength && (
    <span className="tnum">{`${length} of ${control.maxLength}`}</span>
  );
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field
      {...frame}
      id={id}
      labelSide={frame.labelSide ?? counter}
      className={controlSize(size, className)}
    >
      {(wiring) => (
        <div className="control-box flex h-auto">
          <textarea
            rows={3}
            {...control}
            {...wiring}
            onChange={change}
            className="placeholder:text-ink-3 min-h-0 flex-1 resize-y bg-transparent py-2.25 leading-5.5 outline-none"
          />
        </div>
      )}
    </Field>
  );
}
