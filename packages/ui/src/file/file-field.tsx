import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../button/button";
import { cn } from "../cn";
import { type FieldFrame, FieldSide } from "../field/field";
import { FieldNote } from "../field/field-note";
import { ChosenFile, type FileShown } from "./chosen-file";

export interface FileFieldProps extends FieldFrame {
  /** File types for the picker, as in an `accept` attribute. */
  accept?: string;
  /** The file that is there; without it the drop zone asks for one. */
  file?: FileShown;
  /** From 0 to 1 while the file is on its way. */
  progress?: number;
  /** Before the name of the file: an avatar or an icon. */
  preview?: ReactNode;
  /** What to do, such as "Drop a logo here, or". */
  invitation?: ReactNode;
  disabled?: boolean;
  onChoose: (file: File) => void;
  /** Takes the file away, or stops its upload. */
  onRemove?: () => void;
  id?: string;
  className?: string;
}

/** Room for one file: dropped, or chosen with a real button. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, labelSide, file, progress, preview, disabled, className } =
    props;
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen && !disabled) props.onChoose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const ask = () => input.current?.click();
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      className={cn("flex min-w-0 flex-col gap-1.5", className)}
    >
      <div className="flex items-baseline justify-between gap-1.5">
        <span id={`${id}-label`} className="text-sm font-medium">
          {label}
        </span>
        <FieldSide optional={optional}>{labelSide}</FieldSide>
      </div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          "flex min-h-16 items-center gap-3.5 rounded-md border border-dashed px-3 py-2.5",
          over
            ? "border-accent-line bg-accent-wash"
            : error
              ? "border-bad-mark"
              : "border-rule-control",
        )}
      >
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={typeof label === "string" ? label : undefined}
          aria-labelledby={typeof label === "string" ? undefined : `${id}-label`}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          accept={props.accept}
          disabled={disabled}
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files);
            // The same file can be chosen again after it was removed.
            event.target.value = "";
          }}
        />
        {file ? (
          <ChosenFile
            file={file}
            progress={progress}
            preview={preview}
            onReplace={ask}
            onRemove={props.onRemove}
            disabled={disabled}
          />
        ) : (
          <>
            {preview}
            <p className="text-ink-3 flex-1">
              {props.invitation ?? "Drop a file here, or choose one."}
            </p>
            <Button
              id={id}
              intent="secondary"
              size="sm"
              disabled={disabled}
              onClick={ask}
              aria-describedby={`${id}-label${error || hint ? ` ${id}-note` : ""}`}
            >
              Choose file
            </Button>
          </>
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
