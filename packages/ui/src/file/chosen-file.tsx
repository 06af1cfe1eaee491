import { FileText, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { Meter } from "./meter";

export interface FileShown {
  name: string;
  /** A few words under the name, such as "38 KB, uploaded" or "421 of 661 rows". */
  detail?: ReactNode;
  /** Opens the file, when it can be opened. */
  href?: string;
}

interface ChosenFileProps {
  file: FileShown;
  progress?: number;
  preview?: ReactNode;
  disabled?: boolean;
  onReplace: () => void;
  onRemove?: () => void;
}

export function ChosenFile({
  file,
  progress,
  preview,
  disabled,
  onReplace,
  onRemove,
}: ChosenFileProps) {
  const under = progress !== undefined && progress < 1;
  return (
    <>
      {preview ?? (
        <FileText aria-hidden="true" size={20} strokeWidth={1.5} className="text-ink-2 flex-none" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {file.href ? (
            <a className="link" href={file.href} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          ) : (
            file.name
          )}
        </p>
        {file.detail && (
          <p className="text-ink-3 text-xs">
            <bdi>{file.detail}</bdi>
          </p>
        )}
        {under && <Meter value={progress} label={`Uploading ${file.name}`} className="mt-1.5" />}
      </div>
      {!under && (
        <Button intent="secondary" size="sm" disabled={disabled} onClick={onReplace}>
          Replace<span className="sr-only"> {file.name}</span>
        </Button>
      )}
      {onRemove && (
        <IconButton
          size="sm"
          label={under ? `Stop uploading ${file.name}` : `Remove ${file.name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          {under ? (
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
        </IconButton>
      )}
    </>
  );
}
