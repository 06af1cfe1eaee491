import { isFailure } from "@toran/api-client/failure";
import {
  applicationMoves,
  type ApplicationState,
  obstacleTo,
  reinstatable,
} from "@toran/contract/hiring/moves";
import type { ApplicationSheet } from "@toran/contract/schemas/application";
import { trackOf } from "@toran/contract/schemas/job";
import type { PostingReview } from "@toran/contract/schemas/posting";
import { Button } from "@toran/ui";
import { useState } from "react";
import { JoinedDialog } from "@/features/hiring/offers/joined-dialog";
import { mayHaveJoined } from "@/features/hiring/offers/joining-day";
import { LetterDialog } from "@/features/hiring/offers/letter-dialog";
import { OfferDialog } from "@/features/hiring/offers/offer-dialog";
import { WhyDialog } from "@/features/hiring/why-dialog";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";

interface CandidateActionsProps {
  sheet: Pick<ApplicationSheet, "id" | "offer" | "offers" | "state" | "studentName">;
  job: PostingReview["job"];
  /** Whether the company may post no more: no offer goes out then. */
  isApart?: boolean;
  onChanged: () => void;
}
/** What is asked for in a dialog of its own. */
type Made = "OFFER" | "LETTER" | "JOINED";
type Asked = "REINSTATE" | "RELEASE" | "RENEGE";

/** What is asked before it is done, and what follows from it. */
const textsOf = (
  name: string,
): Record<Asked, { title: string; follows: string; verb: string; failed: string }> => ({
  REINSTATE: {
    title: `Bring ${name} back?`,
    follows:
      "The application goes back to where it was. The company and the student are told, with your reason.",
    verb: "Bring back",
    failed: `${name} is not brought back`,
  },
  RELEASE: {
    title: `Take the application of ${name} back?`,
    follows:
      "For a student who asks for it and can no longer do it alone. The company and the student are told.",
    verb: "Take it back",
    failed: `The application of ${name} is not taken back`,
  },
  RENEGE: {
    title: `Did ${name} not join?`,
    follows:
      "The offer ends, the student is not placed by it any more, and what it had closed comes back.",
    verb: "Did not join",
    failed: `It is not kept that ${name} did not join`,
  },
});

/** What a college does for a candidate of its own: takes back, brings back, makes an offer, consents to a short one, says who joined. */
export function CandidateActions({
  sheet,
  job,
  isApart = false,
  onChanged,
}: CandidateActionsProps) {
  const { calls } = useStores();
  const [asked, setAsked] = useState<Asked>();
  const [making, setMaking] = useState<Made>();
  // The offer that was pressed at: ended meanwhile, it takes no dialog along.
  const [offerId, hold] = useState("");
  const [busy, setBusy] = useState(false);
  const { id, offer, state, studentName } = sheet;
  const mayRelease =
    !offer && !obstacleTo<ApplicationState>(applicationMoves.RELEASE, "COLLEGE", state);
  const closed = (reinstatable as readonly string[]).includes(state);
  const mayOffer =
    !offer && !obstacleTo<ApplicationState>(applicationMoves.OFFER, "COLLEGE", state);
  const offerIn = (...states: string[]) => offer !== null && states.includes(offer.state);
  const make = (what: Made) => {
    hold(offer?.id ?? "");
    setMaking(what);
  };
  const command = async (about: string, name: "CONSENT" | "RENEGE", reason?: string) => {
    const { offers } = await calls.po();
    const body = { command: name, ...(reason && { reason }) };
    // Only what is asked in a dialog has a place to say why it failed.
    const manner = name === "RENEGE" ? toldHere : undefined;
    const reply = await offers.command({ params: { id: about }, body }, manner);
    if (!isFailure(reply)) onChanged();
    return reply;
  };
  const consent = async () => {
    setBusy(true);
    await command(offer?.id ?? "", "CONSENT");
    setBusy(false);
  };
  const confirm = async (deed: Asked, why: string) => {
    if (deed === "RENEGE") return command(offerId, "RENEGE", why);
    const { applications } = await calls.po();
    const reply = await (deed === "RELEASE"
      ? applications.move(
          { body: { ids: [id], command: "RELEASE", ...(why && { reasonText: why }) } },
          toldHere,
        )
      : applications.reinstate({ params: { id }, body: { reason: why } }, toldHere));
    if (!isFailure(reply)) onChanged();
    return reply;
  };
  const text = asked && textsOf(studentName)[asked];
  return (
    <>
      {mayRelease && (
        <Button intent="quiet" onClick={() => setAsked("RELEASE")}>
          Take back for the student
        </Button>
      )}
      {closed && <Button onClick={() => setAsked("REINSTATE")}>Bring back</Button>}
      {isApart && (mayOffer || offerIn("DRAFT")) && (
        <p className="text-ink-3 text-sm">
          The company is not connected to you, or may post no jobs, so no offer goes out.
        </p>
      )}
      {mayOffer && !isApart && (
        <Button intent="secondary" onClick={() => make("OFFER")}>
          Make an offer
        </Button>
      )}
      {offerIn("DRAFT", "EXTENDED") && (
        <Button intent="quiet" onClick={() => make("LETTER")}>
          Offer letter
        </Button>
      )}
      {offerIn("DRAFT") && !isApart && (
        <Button busy={busy} onClick={() => void consent()}>
          Agree to the short time
        </Button>
      )}
      {offerIn("ACCEPTED", "DEFERRED") && (
        <>
          <Button
            intent="quiet"
            onClick={() => {
              hold(offer?.id ?? "");
              setAsked("RENEGE");
            }}
          >
            Did not join
          </Button>
          {mayHaveJoined(sheet) && (
            <Button intent="secondary" onClick={() => make("JOINED")}>
              Has joined
            </Button>
          )}
        </>
      )}
      <OfferDialog
        area="po"
        open={making === "OFFER"}
        onOpenChange={() => setMaking(undefined)}
        name={studentName}
        applicationId={id}
        job={job}
        track={trackOf(job.type)}
        onMade={onChanged}
      />
      {making === "LETTER" && (
        <LetterDialog
          area="po"
          offerId={offerId}
          name={studentName}
          onClose={() => setMaking(undefined)}
          onDone={onChanged}
        />
      )}
      {making === "JOINED" && (
        <JoinedDialog
          area="po"
          offerId={offerId}
          name={studentName}
          onClose={() => setMaking(undefined)}
          onDone={onChanged}
        />
      )}
      {asked && text && (
        <WhyDialog
          key={asked}
          draft={`${asked.toLowerCase()}-${id}`}
          required={asked === "REINSTATE"}
          title={text.title}
          description={text.follows}
          confirmLabel={text.verb}
          failed={text.failed}
          cancelLabel="Leave it"
          destructive={asked !== "REINSTATE"}
          onClose={() => setAsked(undefined)}
          onConfirm={(why) => confirm(asked, why)}
        />
      )}
    </>
  );
}
