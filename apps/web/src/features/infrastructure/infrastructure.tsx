import { isFailure } from "@toran/api-client/failure";
import { Button, ConfirmDialog, EmptyState } from "@toran/ui";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { PlaceDialog } from "./place-dialog";
import { AddPicture, PictureDialog } from "./place-pictures";
import { type PlaceAct, PlaceRow } from "./place-row";
import { PlaceStore, type Place, type StaffArea } from "./place-store";
import { words } from "./words";

type Asked =
  | { act: "add" }
  | { act: PlaceAct; place: Place }
  | { act: "open"; place: Place; picture: string };

/** The halls, labs and rooms of a college or a company, with their pictures. */
export const Infrastructure = observer(function Infrastructure({ area }: { area: StaffArea }) {
  const { calls } = useStores();
  const mayChange = useMayChange(area);
  const [store] = useState(() => new PlaceStore(calls, area));
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => void store.places.load(), [store]);
  const close = () => setAsked(undefined);
  const add = mayChange && (
    <Button
      intent="secondary"
      className="justify-self-start"
      onClick={() => setAsked({ act: "add" })}
    >
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      Add a place
    </Button>
  );
  return (
    <>
      <Load of={store.places}>
        {(places) =>
          places.length ? (
            <div className="grid gap-4">
              <ul aria-label="Places" className="divide-rule border-rule divide-y border-b">
                {places.map((place) => (
                  <PlaceRow
                    key={place.id}
                    place={place}
                    onPicture={(picture) => setAsked({ act: "open", place, picture })}
                    onAct={mayChange ? (act) => setAsked({ act, place }) : undefined}
                  />
                ))}
              </ul>
              {add}
            </div>
          ) : (
            <EmptyState title="No places yet" action={add || undefined}>
              {words[area].empty}
            </EmptyState>
          )
        }
      </Load>
      {asked && (
        <Answer area={area} store={store} asked={asked} mayChange={mayChange} onClose={close} />
      )}
    </>
  );
});

interface AnswerProps {
  area: StaffArea;
  store: PlaceStore;
  asked: Asked;
  mayChange: boolean;
  onClose: () => void;
}

function Answer({ area, store, asked, mayChange, onClose }: AnswerProps) {
  if (asked.act === "add") return <PlaceDialog store={store} onClose={onClose} />;
  const around = { store, place: asked.place, onClose };
  if (asked.act === "open")
    return <PictureDialog {...around} picture={asked.picture} mayChange={mayChange} />;
  if (asked.act === "change") return <PlaceDialog {...around} />;
  if (asked.act === "picture") return <AddPicture {...around} />;
  return <RemovePlace {...around} consequence={words[area].removing} />;
}

interface RemovePlaceProps {
  store: PlaceStore;
  place: Place;
  consequence: string;
  onClose: () => void;
}

function RemovePlace({ store, place, consequence, onClose }: RemovePlaceProps) {
  const [busy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    const reply = await store.remove(place);
    setBusy(false);
    if (!isFailure(reply) || reply.status === 404) onClose();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive
      title={`Remove “${place.name}”?`}
      description={consequence}
      confirmLabel="Remove the place"
      busy={busy}
      busyLabel="Removing"
      onConfirm={() => void remove()}
    />
  );
}
