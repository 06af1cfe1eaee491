import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import type { connectionAnswer, Connection } from "@toran/contract/schemas/connection";
import { Checkbox, Dialog } from "@toran/ui";
import { useState } from "react";
import type { z } from "zod/mini";
import { ReasonForm } from "@/lib/reason-form";
import { useReason } from "@/lib/use-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { type ConnectionArea, sides } from "./sides";
import { reasonWords } from "./words";

export type AnswerBody = z.input<typeof connectionAnswer>;
export type Decide = (
  body: AnswerBody,
) => Promise<ApiFailure | { success: true; data: Connection }>;
/** What a reason is asked for. */
export type Asked = "REJECTED" | "DISCONNECTED" | "BLOCKED";

interface AnswerDialogProps {
  /** Whose people answer. */
  area: ConnectionArea;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  answer: Asked;
  /** The other side, by name. */
  name: string;
  otherId: string;
  decide: Decide;
  onDone: () => void;
}

interface Texts {
  title: string;
  verb: string;
  busy: string;
  follows: string;
  /** What is told where it failed once the dialog is closed. */
  failed: (name: string) => string;
}
const texts: Record<Asked, Texts> = {
  REJECTED: {
    title: "Decline the request of",
    verb: "Decline",
    busy: "Declining",
    follows: "They are told that you declined, and why.",
    failed: (name) => `The request of ${name} is not declined`,
  },
  DISCONNECTED: {
    title: "End the connection with",
    verb: "End the connection",
    busy: "Ending",
    follows:
      "Nothing new can begin: no jobs, no bookings, no messages, and the college shows its students no more. Either side can ask again.",
    failed: (name) => `The connection with ${name} is not ended`,
  },
  BLOCKED: {
    title: "Block",
    verb: "Block",
    busy: "Blocking",
    follows:
      "Your college is hidden from this company, and it cannot ask again. Dates of theirs that are still to come are cancelled, and students who have a slot are told. The reason stays with you. Only you can lift this, by asking to connect.",
    failed: (name) => `${name} is not blocked`,
  },
};

/** Asks why, and says what follows, before a request is declined or a connection ends. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { open, onOpenChange, answer, name } = props;
  const { title, follows } = texts[answer];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${title} ${name}?`}
      description={follows}
    >
      {open && <Reasons {...props} />}
    </Dialog>
  );
}

function Reasons({ area, onOpenChange, answer, name, otherId, decide, onDone }: AnswerDialogProps) {
  const { session } = useStores();
  const tellLate = useLateFailure();
  const draft = session.draft(`connection-${answer}-${otherId}`);
  const reason = useReason(reasonWords[sides[area].own], draft);
  const [again, setAgain] = useState(true);
  const { verb, busy: doing, failed } = texts[answer];
  const more = answer === "REJECTED" ? { allowReRequest: again } : {};
  return (
    <ReasonForm
      reason={reason}
      verb={verb}
      doing={doing}
      intent={answer === "REJECTED" ? "primary" : "danger"}
      leave="Cancel"
      onClose={() => onOpenChange(false)}
      onDone={onDone}
      give={async (why) => {
        const reply = await decide({ status: answer, ...why, ...more });
        if (isFailure(reply)) tellLate(failed(name), reply);
        return reply;
      }}
    >
      {answer === "REJECTED" && (
        <Checkbox
          label="They may ask once more"
          hint="Leave it out if the answer will not change."
          checked={again}
          onChange={({ target }) => setAgain(target.checked)}
        />
      )}
    </ReasonForm>
  );
}
