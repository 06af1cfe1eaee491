import type { collegePage } from "@toran/contract/schemas/connection";
import { Dialog } from "@toran/ui";
import { useState } from "react";
import type { z } from "zod/mini";
import { nameOf } from "@/features/infrastructure/place-pictures";
import { PlaceRow } from "@/features/infrastructure/place-row";
import { publicFile } from "@/lib/public-file";

type Place = z.output<typeof collegePage>["infrastructure"][number];

/** The halls, labs and rooms of a college, as a booking can use them. */
export function Places({ places }: { places: Place[] }) {
  const [shown, show] = useState<{ place: Place; picture: string }>();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="places" className="grid gap-2">
      <h2 id="places" className="title-lg">
        Places for a booking
      </h2>
      <ul className="divide-rule border-rule divide-y border-y">
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            onPicture={(picture) => show({ place, picture })}
          />
        ))}
      </ul>
      {shown && (
        <Dialog open onOpenChange={() => show(undefined)} size="lg" title={shown.place.name}>
          <img
            src={publicFile(shown.picture)}
            alt={nameOf(shown.place, shown.picture)}
            className="max-h-[60dvh] w-full rounded-lg object-contain"
          />
        </Dialog>
      )}
    </section>
  );
}
