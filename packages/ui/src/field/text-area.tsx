import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useRef,
  useSyncExternalStore,
} from "react";
import { inGroups } from "../number/count";
import { Field, type FieldFrame } from "./field";
import { followReset } from "./follow-reset";
import { joinRefs } from "./join-refs";
import { type ControlSize, controlSize, splitFrame } from "./frame";
import { wired } from "./wiring";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldFrame {
  size?: ControlSize;
}

/**
 * Several lines of text; with `maxLength` it counts what is written, as in "176 of 600". What is too long is told and
 * not cut off: a text that was pasted would lose its end unseen.
 */
export function TextArea({ size, className, id, ref, ...props }: TextAreaProps) {
  const { frame, control: given } = splitFrame(props);
  const { maxLength: most, ...control } = given;
  const area = useRef<HTMLTextAreaElement>(null);
  const length = useLength(area, control.value, String(control.defaultValue ?? "").length);
  const counter = most && (
    <bdi className="tnum whitespace-nowrap">{`${inGroups(length)} of ${inGroups(most)}`}</bdi>
  );
  const tooLong = most !== undefined && length > most;
  return (
    <Field
      {...frame}
      error={tooLong ? `Keep it to ${most} characters.` : frame.error}
      id={id}
      labelSide={frame.labelSide ?? counter}
      className={controlSize(size, className)}
    >
      {(wiring) => (
        <div className="control-box flex h-auto">
          <textarea
            rows={3}
            {...wired(control, wiring)}
            ref={joinRefs(area, ref)}
            className="placeholder:text-ink-3 min-h-0 flex-1 resize-y bg-transparent py-2.25 leading-5.5 outline-none"
          />
        </div>
      )}
    </Field>
  );
}

/**
 * How much is written, read from the element: a form library may set the text without an event.
 * Where the owner holds the text it is theirs: drawn again in the midst of an event, what was
 * typed would be lost.
 */
function useLength(
  area: RefObject<HTMLTextAreaElement | null>,
  held: ComponentProps<"textarea">["value"],
  before: number,
) {
  const owned = held !== undefined;
  const follow = useCallback(
    (tell: () => void) => {
      const element = owned ? null : area.current;
      element?.addEventListener("input", tell);
      const unfollow = followReset(element, tell);
      return () => {
        element?.removeEventListener("input", tell);
        unfollow();
      };
    },
    [area, owned],
  );
  const read = () => (owned ? String(held).length : undefined);
  return useSyncExternalStore(
    follow,
    () => read() ?? area.current?.value.length ?? before,
    () => read() ?? before,
  );
}
