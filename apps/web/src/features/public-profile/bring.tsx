import { Button, type ButtonProps } from "@toran/ui";
import { type ReactNode, useState } from "react";
import type { Files } from "./files";

interface BringProps extends Pick<ButtonProps, "intent"> {
  /** What is asked for; without the first, the others are of no use. */
  keys: readonly string[];
  fetchFile: NonNullable<Files["fetchFile"]>;
  children: ReactNode;
}

/** Asks for a file that nobody gets without saying who they are; a large one takes its time. */
export function Bring({ keys, fetchFile, children, intent }: BringProps) {
  const [busy, setBusy] = useState(false);
  const bring = async () => {
    setBusy(true);
    for (const key of keys) if (!(await fetchFile(key))) break;
    setBusy(false);
  };
  return (
    <Button intent={intent} busy={busy} busyLabel="Fetching it" onClick={() => void bring()}>
      {children}
    </Button>
  );
}
