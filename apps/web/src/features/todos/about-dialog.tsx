import { isFailure } from "@toran/api-client/failure";
import { DateField } from "@toran/ui";
import { toldHere } from "@/lib/told-here";
import { useTyped } from "@/lib/use-typed";
import { useStores } from "@/stores/use-stores";
import { endOfDay } from "./due";
import type { NamedSubject } from "./places";
import { TodoDialog } from "./todo-dialog";

/** Asks what is to be done about something, and until when. */
export function AboutDialog(props: NamedSubject & { onClose: () => void }) {
  const { area, type, id, name, onClose } = props;
  const { calls, session } = useStores();
  const begun: { title: string; due: string | null } = { title: "", due: null };
  const { typed, put, sent } = useTyped(session.draft(`todo-about-${id}`), begun);
  const { title, due } = typed;
  const save = async (written: string) => {
    const { todos } = await calls[area]();
    const body = { title: written, link: { type, id }, ...(due && { dueAt: endOfDay(due) }) };
    const reply = await todos.create({ body }, toldHere);
    if (!isFailure(reply)) sent();
    return reply;
  };
  return (
    <TodoDialog
      heading="Add a to-do"
      description={`It stands on your list with a link to ${name}.`}
      verb="Add to the list"
      doing="Adding"
      title={title}
      onTitle={(next) => put({ title: next })}
      save={save}
      onClose={onClose}
    >
      {(errors) => (
        <DateField
          label="Due"
          optional
          value={due}
          error={errors["dueAt"]}
          onValueChange={(next) => put({ due: next })}
        />
      )}
    </TodoDialog>
  );
}
