import { isFailure } from "@toran/api-client/failure";
import type { ListedExternalOffer } from "@toran/contract/schemas/external-offer";
import { Alert, Avatar, Button, ConfirmDialog, Sheet } from "@toran/ui";
import { useState } from "react";
import { ExternalOfferFacts } from "@/features/hiring/external-offer-facts";
import { ExternalOfferPill } from "@/features/hiring/state-pill";
import { AppLink } from "@/lib/app-link";
import { toldHere } from "@/lib/told-here";
import { paths } from "@/navigation/paths";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../use-may-change";
import { TurnDownDialog } from "./turn-down-dialog";

interface ExternalOfferSheetProps {
  offer: ListedExternalOffer;
  onClose: () => void;
  /** Told of the offer, as it stands after an answer where that was taken; settles once it is shown so. */
  onAnswered: (offer: ListedExternalOffer, isAnswered: boolean) => Promise<void>;
}

/** One offer from elsewhere: what it tells, its proof, and the officer's answer to one that was sent. */
export function ExternalOfferSheet({ offer, onClose, onAnswered }: ExternalOfferSheetProps) {
  const { calls } = useStores();
  const mayChange = useMayChange();
  const tellLate = useLateFailure();
  const [asked, ask] = useState<"VERIFY" | "TURN_DOWN">();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id, sentAt, studentId, studentName, company, state, answer, endReason } = offer;
  const { recordedBy } = offer;
  const give = async (command: "VERIFY" | "TURN_DOWN", reason?: string) => {
    const { externalOffers } = await calls.po();
    const body = { command, sentAt: sentAt ?? "", ...(reason && { reason }) };
    const reply = await externalOffers.answer({ params: { id }, body }, toldHere);
    if (isFailure(reply)) await onAnswered(offer, false);
    else void onAnswered(reply.data, true);
    return reply;
  };
  const verify = async () => {
    setBusy(true);
    const reply = await give("VERIFY");
    setBusy(false);
    ask(undefined);
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (isFailure(reply)) tellLate(`The offer of ${company} is not verified`, reply);
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={company ?? "An offer without its details"}
      description={`${studentName}${offer.rollNumber ? `, ${offer.rollNumber}` : ""}`}
      picture={<Avatar entity="company" size="md" name={company ?? ""} decorative />}
      footer={
        mayChange &&
        state === "WAITING" && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => ask("VERIFY")}>Verify</Button>
            <Button intent="secondary" onClick={() => ask("TURN_DOWN")}>
              Turn down
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-4">
        <div>
          <ExternalOfferPill offer={offer} />
        </div>
        {problem && <Alert tone="bad" title={problem} />}
        {state === "TURNED_DOWN" && answer && (
          <Alert tone="warn" title="Why it was turned down">
            {answer}
          </Alert>
        )}
        {state === "ENDED" && endReason && <p className="text-ink-2">Ended: {endReason}</p>}
        <ExternalOfferFacts offer={offer} />
        {!sentAt && recordedBy && <p className="text-ink-2">Recorded by {recordedBy}.</p>}
        <p>
          <AppLink className="link" href={`${paths.po.students}?student=${studentId}`}>
            Open the record of {studentName}
          </AppLink>
        </p>
      </div>
      <ConfirmDialog
        open={asked === "VERIFY"}
        onOpenChange={() => ask(undefined)}
        title={`Verify the offer of ${company}?`}
        description={`${studentName} then counts as placed and is told, and applications and waiting offers that your placement policy forbids beside it are closed. For 24 hours you can take it back on their page.`}
        confirmLabel="Verify"
        cancelLabel="Not yet"
        busy={busy}
        busyLabel="Verifying"
        onConfirm={() => void verify()}
      />
      <TurnDownDialog
        open={asked === "TURN_DOWN"}
        offer={offer}
        onClose={() => ask(undefined)}
        give={(reason) => give("TURN_DOWN", reason)}
      />
    </Sheet>
  );
}
