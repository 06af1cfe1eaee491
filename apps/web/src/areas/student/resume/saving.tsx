import { templates } from "@toran/resume-templates";
import { Alert, Button } from "@toran/ui";
import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { OpenVersion, SaveState } from "./open-version";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "flex-none" } as const;
const words: Record<SaveState, string> = {
  saved: "Saved",
  waiting: "Saving",
  saving: "Saving",
  failed: "Not saved",
  conflict: "Changed in another tab",
};
const icons: Record<SaveState, typeof CloudCheck> = {
  saved: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  failed: CloudAlert,
  conflict: CloudAlert,
};

interface Of {
  version: OpenVersion;
}

/** Whether what is seen is also kept. */
export const SaveStateLine = observer(function SaveStateLine({ version }: Of) {
  const { state, problem } = version;
  const Icon = icons[state];
  return (
    <div className="me-auto flex min-w-0 items-center gap-2">
      <output className="text-ink-2 flex min-w-0 items-center gap-1.5">
        <Icon {...icon} />
        <span className="truncate">
          {words[state]}
          {state === "failed" && problem && <span className="text-bad">. {problem}</span>}
        </span>
      </output>
      {state === "failed" && (
        <Button intent="secondary" size="sm" onClick={() => version.retry()}>
          Try again
        </Button>
      )}
    </div>
  );
});

/** Two tabs chose differently: which of both stays is the student's to say. */
export const Conflict = observer(function Conflict({ version }: Of) {
  const { theirs } = version;
  if (!theirs) return null;
  const name = templates.find(({ id }) => id === theirs.template)?.name;
  return (
    <Alert
      tone="warn"
      title="This version was changed in another tab."
      className="m-3"
      action={
        <span className="flex flex-wrap gap-2">
          <Button intent="secondary" size="sm" onClick={() => version.takeTheirs()}>
            Take the other
          </Button>
          <Button intent="secondary" size="sm" onClick={() => version.keepMine()}>
            Keep what you see
          </Button>
        </span>
      }
    >
      {name && `There it is set in ${name}. `}Undo brings either one back.
    </Alert>
  );
});
