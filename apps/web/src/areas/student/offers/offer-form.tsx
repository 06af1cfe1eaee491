import { isFailure } from "@toran/api-client/failure";
import { personOf } from "@toran/api-client/token";
import { type ExternalOffer, externalOfferInput } from "@toran/contract/schemas/external-offer";
import { Alert, Button } from "@toran/ui";
import { useEffect, useRef } from "react";
import { z } from "zod/mini";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import { OfferFields } from "./offer-fields";

interface OfferFormProps {
  /** The offer that is put right; without it a new one is sent. */
  offer?: ExternalOffer;
  onSent: (sent: ExternalOffer) => void;
  onCancel: () => void;
}

/** What the form asks for; the proof only where none is kept yet. */
const asked = (kept: boolean) =>
  z.safeExtend(externalOfferInput, {
    proof: kept
      ? z.optional(z.instanceof(File))
      : z.instanceof(File, { error: "Add the letter or the mail." }),
  });
const valuesOf = (offer: ExternalOffer | undefined) => ({
  company: offer?.company ?? "",
  role: offer?.role ?? "",
  ctc: offer?.ctc ?? undefined,
  stipend: offer?.stipend ?? undefined,
  joiningDate: offer?.joiningDate ?? "",
  ...(offer?.source && offer.source !== "ON_CAMPUS" && { source: offer.source }),
});

/** Sends an offer from elsewhere to the placement office, or sends it once more. */
export function OfferForm({ offer, onSent, onCancel }: OfferFormProps) {
  const { calls, session } = useStores();
  const state = useContractForm(asked(Boolean(offer?.proof)), {
    draft: `external-offer:${offer?.id ?? "new"}:${personOf(session.token ?? "") ?? ""}`,
    values: valuesOf(offer),
    send: async (body) => {
      const { externalOffers } = (await calls.student()).hiring;
      const reply = offer
        ? await externalOffers.sendAgain({ params: { id: offer.id }, body }, toldHere)
        : await externalOffers.send({ body }, toldHere);
      if (!isFailure(reply)) onSent(reply.data);
      return reply;
    },
  });
  const { problem, submit, busy, draftSaved } = state;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={box}
      noValidate
      aria-label={offer ? "Correct the offer" : "New offer"}
      onSubmit={submit}
      className="bg-accent-wash border-accent-line grid gap-4 rounded-lg border p-4 sm:grid-cols-2"
    >
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <OfferFields form={state} kept={offer?.proof ?? undefined} />
      <div className="col-span-full flex flex-wrap items-center justify-end gap-2">
        {draftSaved && <p className="text-ink-3 me-auto">Kept in this tab until you send it.</p>}
        <Button intent="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Sending">
          {offer ? "Send again" : "Send to verify"}
        </Button>
      </div>
    </form>
  );
}
