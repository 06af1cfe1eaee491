import { lazy, Suspense } from "react";
import { Field, type FieldFrame } from "../field/field";
import { controlSize, splitFrame } from "../field/frame";
import { useInBrowser } from "../in-browser";
import { inGroups } from "../number/count";
import { parse, plainText } from "./parse";
import { NotArrived, OnItsWay } from "./without-editor";

const Editor = lazy(() =>
  import("./editor").then(
    ({ Editor: found }) => ({ default: found }),
    () => ({ default: NotArrived }),
  ),
);

export interface RichTextFieldProps extends Omit<FieldFrame, "label"> {
  label: string;
  /** HTML of paragraphs, lists, strong, emphasis and links; anything else falls away. */
  value: string;
  onValueChange: (html: string) => void;
  /** Counted in letters, told at the label; the form decides what too many mean. */
  maxLength?: number;
  /** Has room for a text of several paragraphs; a longer one scrolls in its place. */
  tall?: boolean;
  onBlur?: () => void;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** A longer text with a few looks: strong, emphasis, lists and links. */
export function RichTextField(props: RichTextFieldProps) {
  const { frame, control } = splitFrame(props);
  const { value, onValueChange, maxLength, tall, onBlur, disabled, id, className } = control;
  // Waited for on a server, the editor would be told as a fault by the browser that takes over.
  const inBrowser = useInBrowser();
  const onItsWay = <OnItsWay html={value} tall={tall} />;
  // Of the value itself, which may come from elsewhere, as a text of another job.
  const length = plainText(parse(value)).replace(/\n/g, "").length;
  const count = maxLength !== undefined && (
    <span className="tnum">
      {inGroups(length)} of {inGroups(maxLength)}
    </span>
  );
  return (
    <Field
      {...frame}
      labelSide={frame.labelSide ?? count}
      id={id}
      className={controlSize(undefined, className)}
    >
      {(wiring) =>
        inBrowser ? (
          <Suspense fallback={onItsWay}>
            <Editor
              wiring={wiring}
              label={props.label}
              html={value}
              tall={tall}
              onBlur={onBlur}
              disabled={disabled}
              onHtml={onValueChange}
            />
          </Suspense>
        ) : (
          onItsWay
        )
      }
    </Field>
  );
}
