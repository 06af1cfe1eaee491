import { isFailure } from "@toran/api-client/failure";
import type { Collection } from "@toran/contract/schemas/student-collection";
import { Alert, Button, Dialog } from "@toran/ui";
import { type FormEvent, useId, useState } from "react";
import { typedOver } from "@/lib/keep-typed";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { CollectionFields, type NamedList, unnamed } from "./collection-fields";
import { colourOf } from "./colour";
import { type CollectionKind, kinds } from "./kinds";

interface CollectionDialogProps {
  kind: CollectionKind;
  /** The list to rename; without it a new one is made. */
  list?: Collection;
  onClose: () => void;
  onDone: () => void;
}

const namedAs = (list: Collection | undefined): NamedList =>
  list
    ? {
        name: list.name,
        description: list.description ?? "",
        shared: list.shared,
        colour: colourOf(list.colour) ?? "",
      }
    : unnamed;

const isList = (found: unknown): found is Collection =>
  typeof found === "object" && found !== null && "version" in found && "name" in found;

/** Makes a list, or says anew what it is called and for. */
export function CollectionDialog({ kind, list: given, onClose, onDone }: CollectionDialogProps) {
  const { calls, session } = useStores();
  const tellLate = useLateFailure();
  const formId = useId();
  /** As it was read, or as it stood when it could not be saved. */
  const [list, setList] = useState(given);
  const draft = session.draft(`${kind}-${given?.id ?? "new"}`);
  const { typed: named, put, sent } = useTyped(draft, namedAs(given));
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [busy, setBusy] = useState(false);

  async function send() {
    const lists = (await calls.po())[kind];
    if (!list) return lists.create({ body: named }, toldHere);
    const body = { ...named, version: list.version };
    return lists.update({ params: { id: list.id }, body }, toldHere);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!named.name.trim()) return setErrors({ name: "Name the list." });
    setBusy(true);
    const reply = await send();
    setBusy(false);
    // Another officer may have changed it: the lists are looked at again either way.
    onDone();
    if (!isFailure(reply)) {
      sent();
      return onClose();
    }
    tellLate("The list is not saved", reply);
    const { current } = reply.body;
    if (isList(current)) {
      setList(current);
      // What was not changed here is what somebody else has made of it since.
      put(typedOver(namedAs(list), named, namedAs(current)) as NamedList);
    }
    setErrors({ form: reply.message, ...reply.errors });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={list ? `Change “${list.name}”` : "New list"}
      description={list ? undefined : kinds[kind].context}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving">
            {list ? "Save" : "Make the list"}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={list ? "Change" : "New list"}
        className="grid gap-4"
      >
        {errors["form"] && <Alert tone="bad" title={errors["form"]} />}
        <CollectionFields
          kind={kind}
          value={named}
          own={list?.own}
          onChange={(part) => {
            put(part);
            setErrors({});
          }}
          errors={errors}
        />
      </form>
    </Dialog>
  );
}
