import { isFailure } from "@toran/api-client/failure";
import type { OfferState } from "@toran/contract/hiring/moves";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { type Job, trackOf } from "@toran/contract/schemas/job";
import { Button } from "@toran/ui";
import { useState } from "react";
import { JoinedDialog } from "@/features/hiring/offers/joined-dialog";
import { mayHaveJoined } from "@/features/hiring/offers/joining-day";
import { LetterDialog } from "@/features/hiring/offers/letter-dialog";
import { OfferDialog } from "@/features/hiring/offers/offer-dialog";
import { WhyDialog } from "@/features/hiring/why-dialog";
import { useStores } from "@/stores/use-stores";
import { DeferDialog } from "./defer-dialog";

/** What follows when an offer is taken back. */
function followsOf(state: OfferState) {
  if (state === "DRAFT") return "The college is told at once. The student has seen nothing of it.";
  const told = "The student and the college are told at once.";
  return state === "EXTENDED" ? told : `${told} Applications that the offer had closed come back.`;
}

interface OfferActionsProps {
  sheet: Pick<ApplicationSheet, "id" | "college" | "offer" | "offers" | "state" | "studentName">;
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
  const { offer, state } = sheet;
  const mayOffer = (state === "SELECTED" || state === "OFFERED") && !offer;
  const isApart = job.postings.some(
    ({ college, mayPost }) => college.id === sheet.college.id && !mayPost,
  );
  const mayRevoke = offer && ["DRAFT", "EXTENDED", "ACCEPTED", "DEFERRED"].includes(offer.state);
  const mayAdd = offer && ["DRAFT", "EXTENDED"].includes(offer.state);
  const mayDefer = offer && ["ACCEPTED", "DEFERRED"].includes(offer.state);
  const mayJoin = mayDefer && mayHaveJoined(sheet);
  const revoke = async (id: string, reason: string) => {
    const { offers } = await calls.hr();
    const body = { command: "REVOKE" as const, ...(reason && { reason }) };
    const reply = await offers.command({ params: { id }, body });
    if (!isFailure(reply)) onChanged();
    return reply;
  };
  return (
    <>
      {mayOffer && !isApart && <Button onClick={() => setOffering(true)}>Make an offer</Button>}
      {mayOffer && isApart && (
        <p className="text-ink-3 text-sm">
          The college is not connected to you, or takes no jobs from you, so no offer goes out.
        </p>
      )}
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
      {revoking && offer && (
        <WhyDialog
          draft={`revoke-${offer.id}`}
          required
          hint={
            offer.state === "DRAFT"
              ? "The college reads it."
              : "The student and the college read it."
          }
          destructive
          title={`Take the offer to ${sheet.studentName} back?`}
          description={followsOf(offer.state)}
          confirmLabel="Take the offer back"
          busyLabel="Taking back"
          onClose={() => setRevoking(false)}
          onConfirm={(why) => revoke(offer.id, why)}
        />
      )}
    </>
  );
}
