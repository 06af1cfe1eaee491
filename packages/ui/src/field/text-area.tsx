import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useRef,
  useSyncExternalStore,
} from "react";
import { Field, type FieldFrame } from "./field";
import { joinRefs } from "./join-refs";
import { type ControlSize, controlSize, splitFrame } from "./frame";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldFrame {
  size?: ControlSize;
}

/** Several lines of text; with `maxLength` it counts what is written, as in "176 of 600". */
export function TextArea({ size, className, id, ref, ...props }: TextAreaProps) {
  const { frame, control } = splitFrame(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const length = useLength(area, String(control.value ?? control.defaultValue ?? "").length);
  const counter = control.maxLength && (
    <span className="tnum">{`${length} of ${control.maxLength}`}</span>
  );
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
            ref={joinRefs(area, ref)}
            className="placeholder:text-ink-3 min-h-0 flex-1 resize-y bg-transparent py-2.25 leading-5.5 outline-none"
          />
        </div>
      )}
    </Field>
  );
}

/** How much is written, read from the element: a form library may set the text without an event. */
function useLength(area: RefObject<HTMLTextAreaElement | null>, before: number) {
  const follow = useCallback(
    (tell: () => void) => {
      const element = area.current;
      element?.addEventListener("input", tell);
      return () => element?.removeEventListener("input", tell);
    },
    [area],
  );
  return useSyncExternalStore(
    follow,
    () => area.current?.value.length ?? before,
    () => before,
  );
}
