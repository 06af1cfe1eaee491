import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { type MessageOutcome, officeWords } from "@toran/contract/schemas/office-message";
import { Alert, Button, Dialog, TextArea, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useIsHere } from "@/lib/use-is-here";
import { useStores } from "@/stores/use-stores";
import type { BulkDialogFor } from "../bulk/bulk-dialog";
import { onlyOne } from "../bulk/chosen";
import { students } from "../words";
import { type Aim, aimOf } from "./aim";
import { LeftOut } from "./left-out";

// In the draft too: what is sent again after a reload is one message.
const always = ["formKey"] as const;

interface Ahead extends MessageOutcome {
  aim: Aim;
}

/** Writes to students: says first how many get it, and that it cannot be taken back. */
export const MessageDialog = observer(function MessageDialog(asked: BulkDialogFor) {
  const { chosen, work, nameOf, onClose, onDone } = asked;
  const one = onlyOne(chosen);
  const { calls, feedback, session } = useStores();
  const formId = useId();
  const isOpen = useIsHere();
  const [ahead] = useState(
    () =>
      new Loadable<Ahead>(async () => {
        const aim = await aimOf(chosen, work.list);
        if (isFailure(aim)) return aim;
        const reply = await (
          await calls.po()
        ).messages.send(
          { query: { ...aim.query, dryRun: true }, body: aim.body },
          { showToast: false, showLoader: false },
        );
        return isFailure(reply) ? reply : { data: { ...reply.data, aim } };
      }),
  );
  useEffect(() => void ahead.load(), [ahead]);
  const recipients = ahead.value?.recipients ?? 0;
  const { form, field, errorOf, problem, submit, busy } = useContractForm(officeWords, {
    draft: session.draft(`message-${one ?? "students"}`),
    always,
    values: { subject: "", text: "", formKey: crypto.randomUUID() },
    send: async (words) => {
      const { query, body } = ahead.value?.aim ?? { query: {}, body: {} };
      const { messages } = await calls.po();
      const seen = "mode" in query && query.mode === "FILTERED" && { expected: recipients };
      const reply = await messages.send(
        { query: { ...query, ...seen }, body: { ...body, ...words } },
        toldHere,
      );
      // Closed by now, it cannot say so itself. What was written is there when it is opened again.
      if (isFailure(reply) && !isOpen.current) feedback.toast("error", reply.message);
      // Others match by now.
      if (isFailure(reply) && reply.status === 409) await ahead.load();
      // What was sent with it has arrived: what is written now is another message.
      if (isFailure(reply) && reply.errors?.["formKey"])
        form.setValue("formKey", crypto.randomUUID());
      return reply;
    },
    done: () => {
      onDone();
      work.changed();
      onClose();
    },
  });
  const { subject, text } = limits.officeMessage;
  const wrong = problem ?? errorOf("formKey");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      unsaved={form.formState.isDirty}
      size="md"
      title={`Write to ${(one && nameOf(one)) ?? students(chosen.count)}?`}
      description="They are told here and by mail, as each has chosen, and cannot answer. A message that is sent cannot be taken back."
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            busyLabel="Sending"
            disabled={!recipients}
          >
            {recipients ? `Send to ${students(recipients)}` : "Send"}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Your message"
        onSubmit={submit}
        className="grid gap-4"
      >
        {wrong && <Alert tone="bad" title={wrong} />}
        <TextField
          label="Subject"
          maxLength={subject.longest}
          autoComplete="off"
          {...field("subject")}
          error={errorOf("subject")}
        />
        <TextArea
          label="Message"
          hint="An empty line begins a new paragraph. Web addresses become links."
          rows={9}
          maxLength={text.longest}
          {...field("text")}
          error={errorOf("text")}
        />
        <Load of={ahead}>{({ left }) => <LeftOut left={left} nobody={!recipients} />}</Load>
      </form>
    </Dialog>
  );
});
