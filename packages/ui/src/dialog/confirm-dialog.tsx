import { type ReactNode, useRef } from "react";
import { Button } from "../button/button";
import { Dialog } from "./dialog";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence, in a sentence. */
  description: ReactNode;
  /** Repeats the verb of the title. */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  /** Something is lost: the button is red and focus starts on Cancel. */
  destructive?: boolean;
  busy?: boolean;
  busyLabel?: string;
  children?: ReactNode;
}

/** Asks before something is done that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    onConfirm,
    cancelLabel = "Cancel",
    destructive,
    busy,
    busyLabel,
    ...dialog
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialog}
      initialFocus={destructive ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} intent="secondary" onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            intent={destructive ? "danger" : "primary"}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
