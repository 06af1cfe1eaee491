import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import {
  type infrastructure,
  type infrastructureInput,
  placeFacts,
} from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import type { z } from "zod/mini";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import type { Calls } from "@/stores/calls";

export type StaffArea = "po" | "hr";
export type Place = z.output<typeof infrastructure>;
export type PlaceInput = z.input<typeof infrastructureInput>;
type Sent = PlaceInput & { picture?: Blob };

async function callsOf(calls: Calls, area: StaffArea) {
  if (area === "po") {
    const { data, ...college } = (await calls.po()).college;
    return { read: data, ...college };
  }
  return (await calls.hr()).company;
}

/** The places of the college or the company of whoever is signed in. */
export class PlaceStore {
  readonly places: Loadable<Place[]>;
  readonly #calls: Calls;
  readonly #area: StaffArea;

  constructor(calls: Calls, area: StaffArea) {
    this.#calls = calls;
    this.#area = area;
    this.places = new Loadable(async () => {
      const reply = await (await callsOf(calls, area)).read();
      return isFailure(reply) ? reply : { data: reply.data?.infrastructure ?? [] };
    });
  }

  /** Adds a place, or changes the one that is named. */
  async save(place: Place | undefined, body: Sent, onProgress?: (part: number) => void) {
    const calls = await callsOf(this.#calls, this.#area);
    const options = {
      ...toldHere,
      onProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
        onProgress?.(total ? loaded / total : 0),
    };
    const reply = place
      ? await calls.updateInfrastructure(
          { params: { id: place.id }, body: { ...body, seen: seenOf(placeFacts, place) } },
          options,
        )
      : await calls.createInfrastructure({ body }, options);
    return this.#take(reply, (saved, all) =>
      place ? all.map((each) => (each.id === saved.id ? saved : each)) : [...all, saved],
    );
  }

  /** A place as it is known by now. */
  now(place: Place) {
    return this.#all.find(({ id }) => id === place.id) ?? place;
  }

  async remove({ id }: Place) {
    const reply = await (
      await callsOf(this.#calls, this.#area)
    ).removeInfrastructure({
      params: { id },
    });
    if (!isFailure(reply)) this.places.set(this.#all.filter((each) => each.id !== id));
    else if (reply.status === 404) void this.places.load();
    return reply;
  }

  #take<Reply extends { data: Place } | ApiFailure>(
    reply: Reply,
    put: (saved: Place, all: Place[]) => Place[],
  ) {
    if (!isFailure(reply)) this.places.set(put(reply.data, this.#all));
    // A colleague has changed the place meanwhile, or has taken it or its picture away.
    else if (reply.status === 404 || reply.status === 409) void this.places.load();
    return reply;
  }

  get #all() {
    return this.places.value ?? [];
  }
}

/** A place as it is sent again when only its pictures change. */
export const sentOf = ({ name, kind, capacity, description }: Place): PlaceInput => ({
  name,
  kind,
  capacity: capacity ?? "",
  description: description ?? "",
});
