import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { Button, Dialog } from "@toran/ui";
import { type ReactNode, useState } from "react";
import { useLateFailure } from "@/stores/use-late-failure";

/** What the room for the file is drawn with. */
interface HeldFile {
  chosen: File | undefined;
  error: string | undefined;
  onChange: (chosen: File | undefined) => void;
  onProblem: (message: string) => void;
}

interface FileDialogProps {
  title: string;
  /** What the button says, such as "Save the letter". */
  action: string;
  /** What is said where nothing was chosen. */
  missing: string;
  /** The field that the server names when it does not take the file. */
  field: string;
  /** Tells no failure itself. */
  send: (file: File) => Promise<object | ApiFailure>;
  /** The room for the file. */
  children: (held: HeldFile) => ReactNode;
  onClose: () => void;
  /** The file is kept. */
  onDone: () => void;
}

/** Asks for one file of an offer; a file that is not taken stays chosen, and the reason stands at it. */
export function FileDialog(props: FileDialogProps) {
  const { title, action, missing, field, send, children, onClose, onDone } = props;
  const tellLate = useLateFailure();
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!chosen) return setProblem(missing);
    setBusy(true);
    const reply = await send(chosen);
    setBusy(false);
    if (!isFailure(reply)) return onDone();
    tellLate("The file is not saved", reply);
    setProblem(reply.errors?.[field] ?? reply.message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving" onClick={() => void save()}>
            {action}
          </Button>
        </>
      }
    >
      {children({
        chosen,
        error: problem,
        onChange: (next) => {
          setChosen(next);
          setProblem(undefined);
        },
        onProblem: setProblem,
      })}
    </Dialog>
  );
}
