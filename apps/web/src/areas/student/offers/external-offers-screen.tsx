import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { Button, EmptyState, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useFocusBack } from "@/lib/use-focus-back";
import { useFresh } from "@/stores/use-fresh";
import { useStores } from "@/stores/use-stores";
import { OfferForm } from "./offer-form";
import { SentOffer } from "./sent-offer";

/** The student's offers that were not made here: what is recorded, what waits, and how it was answered. */
export const ExternalOffersScreen = observer(function ExternalOffersScreen() {
  const { calls } = useStores();
  const [adding, setAdding] = useState(false);
  const place = useFocusBack(adding);
  const [list] = useState(
    () =>
      new Loadable<ExternalOffer[]>(async () =>
        (await calls.student()).hiring.externalOffers.list({}),
      ),
  );
  // The office answers while it stands there.
  useFresh(list, { on: [] });
  const put = (changed: ExternalOffer) => {
    const others = (list.value ?? []).filter(({ id }) => id !== changed.id);
    list.set([changed, ...others]);
    setAdding(false);
  };
  const record = (
    <div ref={place}>
      <Button onClick={() => setAdding(true)}>Record an offer</Button>
    </div>
  );
  return (
    <>
      <PageHeader
        title="Other offers"
        context="Offers that you have from elsewhere. They count once your placement office has verified the proof, and applications that its policy forbids beside them are closed then."
        actions={list.value?.length && !adding ? record : undefined}
      />
      <div className="max-w-read grid gap-6 px-6 pb-10">
        {adding && <OfferForm onSent={put} onCancel={() => setAdding(false)} />}
        <Load of={list}>
          {(all) =>
            all.length ? (
              <ul aria-label="Other offers" className="divide-rule border-rule divide-y border-y">
                {all.map((offer) => (
                  <SentOffer
                    key={offer.id}
                    offer={offer}
                    onChange={put}
                    reload={() => void list.load()}
                  />
                ))}
              </ul>
            ) : (
              !adding && (
                <EmptyState title="No other offer" action={record}>
                  A pre-placement offer, or one from off campus: record it here with the letter or
                  the mail that proves it.
                </EmptyState>
              )
            )
          }
        </Load>
      </div>
    </>
  );
});
