import { isFailure } from "@toran/api-client/failure";
import type { SavedView } from "@toran/contract/schemas/student-collection";
import { Alert, Button, Dialog, Menu, type MenuEntry, TextField } from "@toran/ui";
import { BookmarkPlus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useMayChangeOwn } from "@/stores/use-may-change";
import { tellWithoutField } from "@/stores/tell-without-field";
import { useStores } from "@/stores/use-stores";
import { queryOf, type StudentView, viewOfQuery } from "./student-view";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface SavedViewsProps {
  view: StudentView;
  onView: (view: StudentView) => void;
}

/** Filters and sorts an officer has kept under a name. */
export const SavedViews = observer(function SavedViews({ view, onView }: SavedViewsProps) {
  const { calls, feedback } = useStores();
  const [naming, setNaming] = useState(false);
  const views = useMemo(
    () => new Loadable<SavedView[]>(async () => (await calls.po()).savedViews.list()),
    [calls],
  );
  useEffect(() => {
    void views.load();
    // Another tab may have kept one, or deleted one.
    const look = () => {
      if (document.visibilityState === "visible") void views.load();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [views]);
  const saved = views.value ?? [];
  const mayChange = useMayChangeOwn();
  async function remove({ id, name, query }: SavedView) {
    const { savedViews } = await calls.po();
    const reply = await savedViews.remove({ params: { id } });
    void views.load();
    if (isFailure(reply)) return;
    const putBack = async () => {
      const back = await savedViews.create({ body: { name, query } });
      tellWithoutField(feedback, `View “${name}” was not put back`, back);
      void views.load();
    };
    feedback.toast("success", `View “${name}” deleted`, {
      action: { label: "Undo", onPress: () => void putBack() },
    });
  }
  const entries: MenuEntry[] = [
    { heading: "Saved views" },
    ...saved.map((each) => ({
      label: each.name,
      onSelect: () => onView(viewOfQuery(each.query)),
    })),
    ...(mayChange
      ? ([
          "rule",
          {
            label: "Save this view",
            icon: <BookmarkPlus {...icon} />,
            onSelect: () => setNaming(true),
          },
          {
            label: "Delete a view",
            icon: <Trash2 {...icon} />,
            entries: saved.map((each) => ({
              label: each.name,
              destructive: true,
              onSelect: () => void remove(each),
            })),
          },
        ] as const)
      : []),
  ];
  const button = (
    <Button intent="quiet" onClick={saved.length ? undefined : () => setNaming(true)}>
      <BookmarkPlus aria-hidden="true" size={14} strokeWidth={2} />
      {saved.length ? "Views" : "Save view"}
    </Button>
  );
  if (!mayChange && !saved.length) return null;
  return (
    <>
      {saved.length ? <Menu align="end" trigger={button} entries={entries} /> : button}
      {naming && (
        <NameView
          view={view}
          onClose={() => setNaming(false)}
          // Alone it would pass for all there is.
          onSaved={(added) => {
            if (views.value) views.set([...views.value, added]);
            void views.load();
          }}
          onTaken={() => void views.load()}
        />
      )}
    </>
  );
});

interface NameViewProps {
  view: StudentView;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
  /** There is one of that name, which is not among those that are shown. */
  onTaken: () => void;
}

function NameView({ view, onClose, onSaved, onTaken }: NameViewProps) {
  const { calls, session } = useStores();
  const formId = useId();
  const tellLate = useLateFailure();
  const { typed, put, sent } = useTyped(session.draft("view-new"), { name: "" });
  const { name } = typed;
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return setErrors({ name: "Name the view." });
    setBusy(true);
    const { savedViews } = await calls.po();
    const reply = await savedViews.create({ body: { name, query: queryOf(view) } }, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate("The view is not saved", reply);
      if (reply.status === 409) onTaken();
      return setErrors(reply.errors ?? { form: reply.message });
    }
    sent();
    onSaved(reply.data);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="Its filters, its search and its order come back with one press."
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving">
            Save view
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Save this view"
        className="grid gap-4"
      >
        {errors["form"] && <Alert tone="bad" title={errors["form"]} />}
        <TextField
          label="Name"
          hint="Such as Ready for core jobs."
          value={name}
          error={errors["name"]}
          onChange={({ target }) => {
            put({ name: target.value });
            setErrors({});
          }}
        />
      </form>
    </Dialog>
  );
}
