import { type ResumeVersion, resumeName } from "@toran/contract/schemas/resume";
import { Alert, Button, Dialog, TextField } from "@toran/ui";
import { useId, useState } from "react";
import { draftOf } from "@/lib/draft";
import { go } from "@/lib/go";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import type { StudioStore } from "../studio-store";
import { versionPath } from "./version-path";

interface NameDialogProps {
  asking: "new" | "copy" | "rename";
  store: StudioStore;
  current: ResumeVersion;
  onClose: () => void;
}

const words = {
  new: { title: "New version", does: "Make it", busy: "Making" },
  copy: { title: "Duplicate this version", does: "Duplicate", busy: "Making" },
  rename: { title: "Rename this version", does: "Rename", busy: "Saving" },
};

/** Asks what a version is called; roles are what most people name theirs after. */
export function NameDialog({ asking, store, current, onClose }: NameDialogProps) {
  const formId = useId();
  const [formKey] = useState(() => crypto.randomUUID());
  const { title, does, busy: busyLabel } = words[asking];
  const { session } = useStores();
  const draft = session.draft(`version-${asking}-${current.id}`);
  const close = () => {
    // Opened again, it shows the name as it is.
    if (asking === "rename") draftOf(draft).clear();
    onClose();
  };
  const { field, errorOf, problem, submit, busy } = useContractForm(resumeName, {
    draft,
    values: { name: asking === "rename" ? current.name : "" },
    send: ({ name }) =>
      asking === "rename"
        ? store.rename(current.id, name)
        : store.make({ name, formKey, ...(asking === "copy" && { from: current.id }) }),
    done: (reply) => {
      onClose();
      const { data } = reply as { data: ResumeVersion };
      if (asking !== "rename") go(versionPath(data.id));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={
        asking === "copy"
          ? `It begins with the looks of “${current.name}”.`
          : "Each version has its own template, order and sections. The text is the same."
      }
      footer={
        <>
          <Button intent="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel}>
            {does}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} aria-label={title} className="grid gap-3">
        {problem && <Alert tone="bad">{problem}</Alert>}
        <TextField
          label="Name"
          hint="A role you aim at, such as Product roles."
          {...field("name")}
          error={errorOf("name")}
        />
      </form>
    </Dialog>
  );
}
