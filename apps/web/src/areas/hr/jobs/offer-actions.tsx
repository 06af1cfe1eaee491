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
import { toldHere } from "@/lib/told-here";
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

type Offer = NonNullable<OfferActionsProps["sheet"]["offer"]>;
/** What is asked for in a dialog of its own. */
type Asked = "LETTER" | "LATER" | "JOINED" | "BACK";

/** What a company does about offers to a candidate: makes one, takes one back, says that somebody joined, or joins later. */
export function OfferActions({ sheet, job, onChanged }: OfferActionsProps) {
  const { calls } = useStores();
  const [offering, setOffering] = useState(false);
  // The offer that was pressed at: ended meanwhile, it takes no dialog along, and another one opens none.
  const [asked, setAsked] = useState<{ about: Offer; what: Asked }>();
  const { offer, state } = sheet;
  const ask = (what: Asked) => offer && setAsked({ about: offer, what });
  const dialog = asked && {
    offerId: asked.about.id,
    name: sheet.studentName,
    onClose: () => setAsked(undefined),
    onDone: onChanged,
  };
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
    const reply = await offers.command({ params: { id }, body }, toldHere);
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
        <Button intent="quiet" onClick={() => ask("LETTER")}>
          Offer letter
        </Button>
      )}
      {mayDefer && (
        <Button intent="quiet" onClick={() => ask("LATER")}>
          Joins later
        </Button>
      )}
      {mayJoin && (
        <Button intent="secondary" onClick={() => ask("JOINED")}>
          Has joined
        </Button>
      )}
      {mayRevoke && (
        <Button intent="danger" onClick={() => ask("BACK")}>
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
      {dialog && asked.what === "LETTER" && <LetterDialog area="hr" {...dialog} />}
      {dialog && asked.what === "LATER" && <DeferDialog {...dialog} />}
      {dialog && asked.what === "JOINED" && <JoinedDialog area="hr" {...dialog} />}
      {dialog && asked.what === "BACK" && (
        <WhyDialog
          draft={`revoke-${dialog.offerId}`}
          required
          hint={
            asked.about.state === "DRAFT"
              ? "The college reads it."
              : "The student and the college read it."
          }
          destructive
          title={`Take the offer to ${sheet.studentName} back?`}
          description={followsOf(asked.about.state)}
          confirmLabel="Take the offer back"
          busyLabel="Taking back"
          failed={`The offer to ${sheet.studentName} is not taken back`}
          onClose={dialog.onClose}
          onConfirm={(why) => revoke(dialog.offerId, why)}
        />
      )}
    </>
  );
}
