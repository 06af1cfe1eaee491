import type { MySlots } from "@toran/contract/schemas/slot";
import { Button, ConfirmDialog } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { momentWords, spanWords } from "@/features/hiring/bookings/times";
import { toldHere } from "@/lib/told-here";
import { Part, Row } from "./row";
import type { SlotStore } from "./slot-store";

interface InvitationsProps {
  store: SlotStore;
  mine: MySlots;
  onOpen: (schedule: string) => void;
}

/** Invitations that wait for an answer, with their deadline. */
export const Invitations = observer(function Invitations(props: InvitationsProps) {
  const { store, mine, onOpen } = props;
  const [declining, decline] = useState<MySlots["invitations"][number]>();
  const waiting = mine.invitations.filter(({ state }) => state === "INVITED");
  if (!waiting.length && !declining) return null;
  return (
    <Part title="Invitations">
      {waiting.map((each) => (
        <Row
          key={each.id}
          occasion={each}
          facts={[spanWords(each), each.answerBy && `answer by ${momentWords(each.answerBy)}`]}
        >
          <Button
            intent="quiet"
            aria-label={`Decline: ${each.title}`}
            onClick={() => decline(each)}
          >
            Decline
          </Button>
          <Button
            intent="secondary"
            aria-label={`Take the first that is free: ${each.title}`}
            busy={store.isBusy(`accept ${each.id}`)}
            onClick={() =>
              void store.act(`accept ${each.id}`, (calls) =>
                calls.answer({ params: { id: each.id }, body: { command: "ACCEPT" } }, toldHere),
              )
            }
          >
            Take the first free
          </Button>
          <Button
            aria-label={`Choose a slot: ${each.title}`}
            onClick={() => onOpen(each.scheduleId)}
          >
            Choose a slot
          </Button>
        </Row>
      ))}
      <ConfirmDialog
        open={declining !== undefined}
        onOpenChange={() => decline(undefined)}
        title={`Decline ${declining?.title ?? ""}?`}
        description="Your place goes to the next in line, and you will not be asked again for this day."
        confirmLabel="Decline"
        cancelLabel="Leave it"
        destructive
        busy={declining && store.isBusy(`decline ${declining.id}`)}
        onConfirm={() => {
          if (!declining) return;
          const params = { id: declining.id };
          void store
            .act(`decline ${declining.id}`, (calls) =>
              calls.answer({ params, body: { command: "DECLINE" } }, toldHere),
            )
            .then(() => decline(undefined));
        }}
      />
    </Part>
  );
});
