import { isFailure } from "@toran/api-client/failure";
import type { Collection } from "@toran/contract/schemas/student-collection";
import { Alert, Button, Checkbox, Dialog, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { Load } from "@/lib/load";
import { useIsHere } from "@/lib/use-is-here";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import type { BulkDialogFor } from "../bulk/bulk-dialog";
import { filterOf, idsOf } from "../bulk/chosen";
import { useBulkTyped } from "../bulk/use-bulk-change";
import { students } from "../words";
import { CollectionFields, type NamedList, unnamed } from "./collection-fields";
import { CollectionWork } from "./collection-work";
import { type CollectionKind, kinds } from "./kinds";

interface CollectDialogProps extends BulkDialogFor {
  kind: CollectionKind;
}

const verbs = { bookmark: "Bookmark", archive: "Archive" };

/** Puts the chosen students into a list of the archive or the bookmarks, or into a new one. */
const CollectDialog = observer(function CollectDialog(props: CollectDialogProps) {
  const { kind, chosen, work, onClose } = props;
  const { calls, feedback } = useStores();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const collecting = useMemo(
    () => new CollectionWork(kind, { calls, feedback, changed: work.changed }),
    [kind, calls, feedback, work],
  );
  const lists = useMemo(() => new Loadable<Collection[]>(() => collecting.lists()), [collecting]);
  useEffect(() => void lists.load(), [lists]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${verbs[kind]} ${students(chosen.count)}?`}
      description={kinds[kind].adding}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Adding">
            {verbs[kind]}
          </Button>
        </>
      }
    >
      <Load of={lists}>
        {(all) => (
          <Choice
            {...props}
            lists={all.filter(({ query }) => !query)}
            {...{ formId, busy, setBusy, collecting }}
          />
        )}
      </Load>
    </Dialog>
  );
});

interface ChoiceProps extends CollectDialogProps {
  lists: readonly Collection[];
  formId: string;
  busy: boolean;
  setBusy: (busy: boolean) => void;
  collecting: CollectionWork;
}

interface Typed extends NamedList {
  /** The list that they go into, once one was chosen; empty for a new one. */
  into?: string;
  living: boolean;
}

const untyped: Typed = { ...unnamed, living: false };

function Choice({ lists, formId, busy, setBusy, collecting, ...props }: ChoiceProps) {
  const { kind, chosen, work, onClose } = props;
  const { typed, put, asked } = useBulkTyped(props, kind, untyped);
  const { into: wanted, living, ...named } = typed;
  // One that was deleted since is not to be chosen any more; whose name was typed, that one is meant.
  const known = wanted === "" || lists.some(({ id }) => id === wanted) ? wanted : undefined;
  const into = known ?? (named.name ? "" : (lists[0]?.id ?? ""));
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const isOpen = useIsHere();
  const list = lists.find(({ id }) => id === into);
  const everyone = chosen.selection.all && !chosen.selection.ids.size;

  async function collect() {
    if (!list && living) return collecting.create({ ...named, query: filterOf(chosen.query) });
    const ids = await idsOf(chosen, work.list);
    if (isFailure(ids)) return ids;
    return list ? collecting.add(list, ids) : collecting.create({ ...named, studentId: ids });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!list && !named.name.trim()) return setErrors({ name: "Name the list." });
    setBusy(true);
    const reply = await collect();
    setBusy(false);
    // Closed by now, it cannot say why itself.
    if (isFailure(reply) && !isOpen.current) return collecting.fail(reply);
    if (isFailure(reply)) return setErrors(reply.errors ?? { form: reply.message });
    asked.onDone();
    onClose();
  }

  // Where there is no list to choose, whom it holds has no field of its own.
  const wrong =
    errors["form"] ?? errors["query"] ?? (lists.length ? undefined : errors["studentId"]);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={kinds[kind].title}
      className="grid gap-4"
    >
      {wrong && <Alert tone="bad" title={wrong} />}
      {lists.length > 0 && (
        <Select
          label="List"
          options={[
            ...lists.map(({ id, name, students: many }) => ({
              value: id,
              label: `${name} (${many.toLocaleString("en-IN")})`,
            })),
            { value: "", label: "A new list" },
          ]}
          value={into}
          error={errors["studentId"]}
          onChange={({ target }) => put({ into: target.value })}
        />
      )}
      {!list && (
        <CollectionFields
          kind={kind}
          value={named}
          onChange={(part) => {
            put(part);
            setErrors({});
          }}
          errors={errors}
        />
      )}
      {!list && everyone && kind === "bookmark" && (
        <Checkbox
          label="Keep it up with the filter"
          hint="Whoever matches later is in it too, and who matches no longer is not."
          checked={living}
          onChange={({ target }) => put({ living: target.checked })}
        />
      )}
    </form>
  );
}

export const BookmarkDialog = (props: BulkDialogFor) => (
  <CollectDialog kind="bookmark" {...props} />
);
export const ArchiveDialog = (props: BulkDialogFor) => <CollectDialog kind="archive" {...props} />;
