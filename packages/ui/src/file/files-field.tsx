import { FileText, RotateCcw, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import type { FieldFrame } from "../field/field";
import { DropPlace } from "./drop-place";
import { Meter } from "./meter";

export interface FileOnItsWay {
  id: string;
  name: string;
  /** "1.2 MB", "421 of 661 rows". */
  detail?: ReactNode;
  /** From 0 to 1 while it is on its way. */
  progress?: number;
  /** Why it did not arrive. */
  error?: ReactNode;
}

export interface FilesFieldProps extends FieldFrame {
  files: readonly FileOnItsWay[];
  /** File types for the picker, as in an `accept` attribute. */
  accept?: string;
  invitation?: ReactNode;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
  /** Stops one file's upload, or takes the file away. */
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
  className?: string;
}

/** Room for many files: dropped, or chosen with a real button; each shows its own way. */
export function FilesField(props: FilesFieldProps) {
  const { files, invitation, disabled, onRemove, onRetry, ...frame } = props;
  const id = useId();
  return (
    <DropPlace {...frame} id={id} multiple disabled={disabled} said={progressInWords(files)}>
      {(ask, describedBy) => (
        <>
          <div className="flex min-h-14 items-center gap-3.5 px-3 py-2.5">
            <p className="text-ink-3 min-w-0 flex-1">
              {invitation ?? "Drop files here, or choose them."}
            </p>
            <Button
              intent="secondary"
              size="sm"
              disabled={disabled}
              onClick={ask}
              aria-describedby={describedBy}
            >
              Choose files
            </Button>
          </div>
          {files.length > 0 && (
            <ul className="border-rule divide-rule divide-y border-t">
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  disabled={disabled}
                  onRemove={onRemove}
                  onRetry={onRetry}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </DropPlace>
  );
}

function FileRow({
  file,
  disabled,
  onRemove,
  onRetry,
}: Pick<FilesFieldProps, "disabled" | "onRemove" | "onRetry"> & { file: FileOnItsWay }) {
  const under = file.progress !== undefined && file.progress < 1 && !file.error;
  return (
    <li className="flex min-h-13 items-center gap-3 px-3 py-2">
      <FileText aria-hidden="true" size={20} strokeWidth={1.5} className="text-ink-2 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
          {file.detail && <bdi className="text-ink-3 tnum flex-none text-xs">{file.detail}</bdi>}
        </p>
        {under && (
          <Meter value={file.progress ?? 0} label={`Uploading ${file.name}`} className="mt-1.5" />
        )}
        {file.error && <p className="text-bad text-xs">{file.error}</p>}
      </div>
      {file.error && onRetry && (
        <IconButton
          size="sm"
          disabled={disabled}
          label={`Try ${file.name} again`}
          onClick={() => onRetry(file.id)}
        >
          <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      <IconButton
        size="sm"
        disabled={disabled}
        label={under ? `Stop uploading ${file.name}` : `Remove ${file.name}`}
        onClick={() => onRemove(file.id)}
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}

function progressInWords(files: readonly FileOnItsWay[]) {
  const failed = files.filter((file) => file.error).length;
  const there = files.filter((file) => !file.error && (file.progress ?? 1) >= 1).length;
  if (files.length === 0) return "";
  return `${there} of ${files.length} uploaded${failed ? `, ${failed} failed` : ""}`;
}
