import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Button, ConfirmDialog, Menu } from "@toran/ui";
import { ChevronDown, Copy, Pencil, Plus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { go } from "@/lib/go";
import type { StudioStore } from "../studio-store";
import { NameDialog } from "./name-dialog";
import { versionPath } from "./version-path";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

type Asking = "new" | "copy" | "rename" | "remove";

/** The versions, one for each role that is aimed at, and what can be done with the open one. */
export const VersionMenu = observer(function VersionMenu({ store }: { store: StudioStore }) {
  const [asking, setAsking] = useState<Asking>();
  const { current } = store;
  const all = store.versions.value ?? [];
  if (!current) return null;
  const full = all.length >= limits.resume.versions;
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button intent="quiet" className="text-ink -ms-2 min-w-0">
            <span className="sr-only">Version: </span>
            <span className="max-w-40 truncate">{current.name}</span>
            <ChevronDown {...icon} />
          </Button>
        }
        entries={[
          {
            heading: "Versions",
            value: current.id,
            options: all.map(({ id, name, isDefault }) => ({
              value: id,
              label: isDefault ? `${name} (default)` : name,
            })),
            onValueChange: (id) => go(versionPath(id)),
          },
          "rule",
          {
            label: "New version",
            icon: <Plus {...icon} />,
            disabled: full,
            detail: full ? `${limits.resume.versions} at most` : undefined,
            onSelect: () => setAsking("new"),
          },
          {
            label: "Duplicate",
            icon: <Copy {...icon} />,
            disabled: full,
            onSelect: () => setAsking("copy"),
          },
          { label: "Rename", icon: <Pencil {...icon} />, onSelect: () => setAsking("rename") },
          {
            label: "Delete",
            icon: <Trash2 {...icon} />,
            destructive: true,
            disabled: all.length < 2,
            onSelect: () => setAsking("remove"),
          },
        ]}
      />
      {(asking === "new" || asking === "copy" || asking === "rename") && (
        <NameDialog asking={asking} store={store} current={current} onClose={close} />
      )}
      {asking === "remove" && <Removal store={store} onClose={close} />}
    </>
  );
});

const Removal = observer(function Removal(props: { store: StudioStore; onClose: () => void }) {
  const { store, onClose } = props;
  const [busy, setBusy] = useState(false);
  const { current } = store;
  if (!current) return null;
  // The oldest of the others, as the server has it.
  const heir = current.isDefault
    ? store.versions.value?.find(({ id }) => id !== current.id)
    : undefined;
  const remove = async () => {
    setBusy(true);
    const reply = await store.remove(current.id);
    setBusy(false);
    onClose();
    const next = store.versions.value?.find(({ isDefault }) => isDefault);
    if (!isFailure(reply) || reply.status === 404) go(versionPath(next?.id ?? "all"));
  };
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={`Delete “${current.name}”?`}
      description={[
        "Its looks are gone for good. What you wrote stays in your portfolio, and applications that you sent with it keep it.",
        heir && `“${heir.name}” becomes the default.`,
      ]
        .filter(Boolean)
        .join(" ")}
      confirmLabel="Delete"
      busy={busy}
      busyLabel="Deleting"
      onConfirm={() => void remove()}
    />
  );
});
