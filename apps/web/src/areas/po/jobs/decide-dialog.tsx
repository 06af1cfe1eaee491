import { limits } from "@toran/contract/limits";
import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { postingReasons } from "@toran/contract/schemas/job";
import type { collegePostingCommand } from "@toran/contract/schemas/posting";
import { Alert, Button, Checkbox, Dialog, Select, TextArea } from "@toran/ui";
import { type FormEvent, useState } from "react";
import type { z } from "zod/mini";
import { postingReasonWords } from "@/features/hiring/words";
import { optionsOf } from "@/lib/options-of";
import { useTyped } from "@/lib/use-typed";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";

type Reason = (typeof postingReasons)[number];
export type Asked = "QUESTION" | "REJECT" | "CANCEL";
interface DecideDialogProps {
  asked: Asked | undefined;
  postingId: string;
  title: string;
  company: string;
  onClose: () => void;
  give: (body: z.input<typeof collegePostingCommand>) => Promise<object | ApiFailure>;
}

const follows: Record<Asked, string> = {
  QUESTION: "The job waits for the answer; your students do not see it yet.",
  REJECT: "The company is told, with the reason.",
  CANCEL:
    "Your students cannot apply any more, open applications close, offers that nobody has joined by end, and dates that are still to come are cancelled. All are told.",
};
const verbs: Record<Asked, [verb: string, busy: string]> = {
  QUESTION: ["Ask", "Asking"],
  REJECT: ["Decline", "Declining"],
  CANCEL: ["Cancel the job here", "Cancelling"],
};

const undone: Record<Asked, string> = {
  QUESTION: "Your question was not sent",
  REJECT: "The job is not declined",
  CANCEL: "The job is not cancelled",
};

/** Asks what to write before a job is questioned, declined or cancelled. */
export function DecideDialog(props: DecideDialogProps) {
  const { asked, title, company, onClose } = props;
  const question = {
    QUESTION: `What do you want to ask ${company}?`,
    REJECT: `Decline ${title} of ${company}?`,
    CANCEL: `Cancel ${title} at your college?`,
  };
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={onClose}
      title={asked ? question[asked] : ""}
      description={asked && follows[asked]}
    >
      {asked && <Fields {...props} asked={asked} />}
    </Dialog>
  );
}

const begun: { text: string; reason: Reason | ""; again: boolean } = {
  text: "",
  reason: "",
  again: true,
};

function Fields({ asked, postingId, onClose, give }: DecideDialogProps & { asked: Asked }) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  const { typed, put, sent } = useTyped(session.draft(`${asked}-${postingId}`), begun);
  const { text, reason, again } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = text.trim();
  const wrong = (): Record<string, string> => {
    if (asked === "QUESTION" && !words) return { text: "Write the question." };
    if (asked === "REJECT" && !reason) return { reason: "Choose a reason." };
    if (asked === "REJECT" && reason === "OTHER" && !words) return { text: limits.reason.wanted };
    return {};
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrong();
    setErrors(found);
    if (Object.keys(found).length || busy) return;
    setBusy(true);
    const reply = await give({
      command: asked,
      ...(asked === "QUESTION" && { question: words }),
      ...(asked === "REJECT" && reason && { reason, allowResubmit: again }),
      ...(asked !== "QUESTION" && words && { reasonText: words }),
    });
    setBusy(false);
    if (!isFailure(reply)) {
      sent();
      return onClose();
    }
    tellLate(undone[asked], reply);
    const { question, reasonText, reason: chosen } = reply.errors ?? {};
    const told = question ?? reasonText;
    setErrors({ ...(told && { text: told }), ...(chosen && { reason: chosen }) });
    setProblem(told || chosen ? undefined : reply.message);
  };
  const [verb, doing] = verbs[asked];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {problem && <Alert tone="bad" title={problem} />}
      {asked === "REJECT" && (
        <Select
          label="Reason"
          placeholder="Choose a reason"
          options={optionsOf(postingReasonWords)}
          value={reason}
          error={errors["reason"]}
          onChange={({ target }) => put({ reason: target.value as Reason | "" })}
        />
      )}
      <TextArea
        label={asked === "QUESTION" ? "Your question" : "In your words"}
        optional={asked !== "QUESTION" && reason !== "OTHER"}
        rows={3}
        maxLength={asked === "QUESTION" ? 2000 : 500}
        value={text}
        error={errors["text"]}
        onChange={({ target }) => put({ text: target.value })}
      />
      {asked === "REJECT" && (
        <Checkbox
          label="They may send it once more"
          hint="Leave it out if the answer will not change."
          checked={again}
          onChange={({ target }) => put({ again: target.checked })}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={onClose}>
          Leave it
        </Button>
        <Button
          type="submit"
          intent={asked === "CANCEL" ? "danger" : "primary"}
          busy={busy}
          busyLabel={doing}
        >
          {verb}
        </Button>
      </div>
    </form>
  );
}
