import { isFailure } from "@toran/api-client/failure";
import {
  type ExternalOfferCommand,
  externalOfferMoves,
  type ExternalOfferState,
} from "@toran/contract/hiring/external-offer-moves";
import { commandsFrom } from "@toran/contract/hiring/moves";
import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { Alert, Avatar, Button, ConfirmDialog } from "@toran/ui";
import { useState } from "react";
import { ExternalOfferFacts } from "@/features/hiring/external-offer-facts";
import { ExternalOfferPill } from "@/features/hiring/state-pill";
import { useFocusBack } from "@/lib/use-focus-back";
import { useStores } from "@/stores/use-stores";
import { OfferForm } from "./offer-form";

interface SentOfferProps {
  offer: ExternalOffer;
  onChange: (changed: ExternalOffer) => void;
  reload: () => void;
}

/** One offer from elsewhere, how it stands, and what the student can still do with it. */
export function SentOffer({ offer, onChange, reload }: SentOfferProps) {
  const { calls } = useStores();
  const [editing, setEditing] = useState(false);
  const buttons = useFocusBack(editing);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, company, state, answer, endReason } = offer;
  const name = company ?? "Company not told yet";
  const commands = offer.sentAt
    ? commandsFrom<ExternalOfferState, ExternalOfferCommand>(externalOfferMoves, "STUDENT", state)
    : [];
  const withdraw = async () => {
    setBusy(true);
    const { externalOffers } = (await calls.student()).hiring;
    const reply = await externalOffers.withdraw({ params: { id } });
    setBusy(false);
    setAsking(false);
    if (isFailure(reply)) reload();
    else onChange(reply.data);
  };
  return (
    <li className="grid gap-4 py-5">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar decorative entity="company" name={name} />
        <h2 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{name}</h2>
        <ExternalOfferPill offer={offer} />
      </div>
      {state === "TURNED_DOWN" && (
        <Alert tone="warn" title="Your placement office has turned it down">
          {answer}
        </Alert>
      )}
      {state === "ENDED" && endReason && <p className="text-ink-2">Why it ended: {endReason}</p>}
      {editing ? (
        <OfferForm
          offer={offer}
          onSent={(changed) => {
            setEditing(false);
            onChange(changed);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <ExternalOfferFacts offer={offer} />
          <div ref={buttons} className="flex flex-wrap gap-2 empty:hidden">
            {commands.includes("SEND") && (
              <Button intent="secondary" onClick={() => setEditing(true)}>
                Correct and send again
                <span className="sr-only">: {name}</span>
              </Button>
            )}
            {commands.includes("WITHDRAW") && (
              <Button intent="quiet" onClick={() => setAsking(true)}>
                Take it back
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Take the offer of ${name} back?`}
        description="Your placement office does not look at it any more. You can correct it and send it again."
        confirmLabel="Take it back"
        cancelLabel="Leave it"
        destructive
        busy={busy}
        busyLabel="Taking back"
        onConfirm={() => void withdraw()}
      />
    </li>
  );
}
