import type { Connection } from "@toran/contract/schemas/connection";
import { Suspense, useState } from "react";
import { latePart } from "@/stores/late-part";
import type { AnswerBody, Decide } from "./answer-dialog";
import { type ConnectionArea, sides } from "./sides";

const AnswerDialog = latePart(() => import("./answer-dialog").then((m) => m.AnswerDialog));

/**
 * Asks why a request is declined. It stands beside the list: what is being written stays where a colleague answers
 * meanwhile, or the request is taken back, and its row goes.
 */
export function useDeclining(
  area: ConnectionArea,
  decide: (id: string, body: AnswerBody) => ReturnType<Decide>,
) {
  /** Before the first is declined the dialog's code is not fetched. */
  const [asked, setAsked] = useState<Connection>();
  const [open, setOpen] = useState(false);
  const decline = (request: Connection) => {
    setAsked(request);
    setOpen(true);
  };
  const other = asked?.[sides[area].entity];
  const dialog = asked && other && (
    <Suspense>
      <AnswerDialog
        area={area}
        open={open}
        onOpenChange={setOpen}
        onMissing={() => setAsked(undefined)}
        answer="REJECTED"
        name={other.name}
        otherId={other.id}
        decide={(body) => decide(asked.id, body)}
        onDone={() => setOpen(false)}
      />
    </Suspense>
  );
  return { decline, dialog };
}
