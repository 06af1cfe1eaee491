import { type ReactNode, useId } from "react";
import { Button } from "../button/button";
import type { FieldFrame } from "../field/field";
import { ChosenFile, type FileShown } from "./chosen-file";
import { DropPlace } from "./drop-place";

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
  const { file, progress, preview, invitation, disabled, onChoose, onRemove, ...frame } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <DropPlace
      {...frame}
      id={id}
      disabled={disabled}
      onChoose={([chosen]) => chosen && onChoose(chosen)}
      boxClassName="flex min-h-16 items-center gap-3.5 px-3 py-2.5"
    >
      {(ask, describedBy) =>
        file ? (
          <ChosenFile
            file={file}
            progress={progress}
            preview={preview}
            onReplace={ask}
            onRemove={onRemove}
            disabled={disabled}
          />
        ) : (
          <>
            {preview}
            <p className="text-ink-3 min-w-0 flex-1">
              {invitation ?? "Drop a file here, or choose one."}
            </p>
            <Button
              id={id}
              intent="secondary"
              size="sm"
              disabled={disabled}
              onClick={ask}
              aria-describedby={describedBy}
            >
              Choose file
            </Button>
          </>
        )
      }
    </DropPlace>
  );
}
