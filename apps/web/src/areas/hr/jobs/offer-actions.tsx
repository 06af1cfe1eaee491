import { limits } from "@toran/contract/limits";
import { isFailure } from "@toran/api-client/failure";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { type Job, trackOf } from "@toran/contract/schemas/job";
import { Alert, Button, ConfirmDialog, TextArea } from "@toran/ui";
import { useState } from "react";
import { JoinedDialog } from "@/features/hiring/offers/joined-dialog";
import { mayHaveJoined } from "@/features/hiring/offers/joining-day";
import { LetterDialog } from "@/features/hiring/offers/letter-dialog";
import { OfferDialog } from "@/features/hiring/offers/offer-dialog";
import { useStores } from "@/stores/use-stores";
import { DeferDialog } from "./defer-dialog";

interface OfferActionsProps {
  sheet: Pick<ApplicationSheet, "id" | "offer" | "offers" | "state" | "studentName">;
  job: Job;
  onChanged: () => void;
}

/** What a company does about offers to a candidate: makes one, takes one back, says that somebody joined, or joins later. */
export function OfferActions({ sheet, job, onChanged }: OfferActionsProps) {
  const { calls } = useStores();
  const [offering, setOffering] = useState(false);
  const [revoking, setRevoking] = useState(false);
  const [adding, setAdding] = useState(false);
  const [deferring, setDeferring] = useState(false);
  const [joining, setJoining] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { offer, state } = sheet;
  const mayOffer = (state === "SELECTED" || state === "OFFERED") && !offer;
  const mayRevoke = offer && ["DRAFT", "EXTENDED", "ACCEPTED", "DEFERRED"].includes(offer.state);
  const mayAdd = offer && ["DRAFT", "EXTENDED"].includes(offer.state);
  const mayDefer = offer && ["ACCEPTED", "DEFERRED"].includes(offer.state);
  const mayJoin = mayDefer && mayHaveJoined(sheet);
  const revoke = async () => {
    if (!offer) return;
    setBusy(true);
    const { offers } = await calls.hr();
    const body = { command: "REVOKE" as const, ...(reason.trim() && { reason: reason.trim() }) };
    const reply = await offers.command({ params: { id: offer.id }, body });
    setBusy(false);
    if (isFailure(reply)) return setProblem(reply.message);
    setRevoking(false);
    setProblem(undefined);
    // What was said of this offer is not said of the next.
    setReason("");
    onChanged();
  };
  return (
    <>
      {mayOffer && <Button onClick={() => setOffering(true)}>Make an offer</Button>}
      {mayAdd && (
        <Button intent="quiet" onClick={() => setAdding(true)}>
          Offer letter
        </Button>
      )}
      {mayDefer && (
        <Button intent="quiet" onClick={() => setDeferring(true)}>
          Joins later
        </Button>
      )}
      {mayJoin && (
        <Button intent="secondary" onClick={() => setJoining(true)}>
          Has joined
        </Button>
      )}
      {mayRevoke && (
        <Button intent="danger" onClick={() => setRevoking(true)}>
          Take the offer back
        </Button>
      )}
      <OfferDialog
        area="hr"
        open={offering}
        onOpenChange={setOffering}
        name={sheet.studentName}
        applicationId={sheet.id}
        job={job}
        track={trackOf(job.type)}
        onMade={onChanged}
      />
      {adding && offer && (
        <LetterDialog
          area="hr"
          offerId={offer.id}
          name={sheet.studentName}
          onClose={() => setAdding(false)}
          onDone={onChanged}
        />
      )}
      {deferring && offer && (
        <DeferDialog
          offerId={offer.id}
          name={sheet.studentName}
          onClose={() => setDeferring(false)}
          onDone={onChanged}
        />
      )}
      {joining && offer && (
        <JoinedDialog
          area="hr"
          offerId={offer.id}
          name={sheet.studentName}
          onClose={() => setJoining(false)}
          onDone={onChanged}
        />
      )}
      <ConfirmDialog
        open={revoking}
        onOpenChange={(open) => {
          setRevoking(open);
          setProblem(undefined);
        }}
        destructive
        title={`Take the offer to ${sheet.studentName} back?`}
        description="The student and the college are told at once. Applications that the offer had closed come back."
        confirmLabel="Take the offer back"
        busyLabel="Taking back"
        busy={busy}
        onConfirm={() => void revoke()}
      >
        {problem && <Alert tone="bad" title={problem} />}
        <TextArea
          label="Why"
          hint="The student reads it."
          rows={3}
          maxLength={limits.reason.longest}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
