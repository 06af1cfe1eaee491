import { Combobox } from "@toran/ui";
import { MapPin } from "lucide-react";
import { useStores } from "@/stores/use-stores";
import { byName, fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** A city of the list knows its state and country. */
export interface PickedCity extends Picked {
  state?: string;
  country?: string;
}

/** Cities by name; a village that is not in the list is taken as it was typed. */
export function CityPicker(props: PickerProps<PickedCity>) {
  const { calls } = useStores();
  const load = fromCall<{ cities: Place[]; next: string | null }, PickedCity>(
    async ({ search, next, signal }) =>
      (await calls.site()).location.cities({ query: { search, next } }, { signal }),
    ({ cities }) =>
      cities.map(({ id, name, state, country }) => ({
        value: id,
        label: name,
        detail: state,
        state,
        country,
      })),
  );
  return (
    <Combobox<PickedCity>
      placeholder="Start typing"
      {...props}
      load={orTyped(load)}
      noun="cities"
      icon={<MapPin aria-hidden="true" size={18} strokeWidth={1.75} />}
    />
  );
}

interface Place {
  id: string;
  name: string;
  state: string;
  country: string;
}

/** States of a country, or of all while none is chosen. Those of India are all there: by them its invoices are taxed. */
export function StatePicker({ country, ...props }: PickerProps & { country?: string }) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.site()).location.states({ query: { search, country, next } }, { signal }),
    ({ states }) => states.map(byName),
  );
  return (
    <Combobox<Picked>
      placeholder="Start typing"
      {...props}
      load={country === "India" ? load : orTyped(load)}
      noun="states"
    />
  );
}

export function CountrySelect(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.site()).location.countries({ query: { search, next } }, { signal }),
    ({ countries }) => countries.map(byName),
  );
  return <Combobox<Picked> placeholder="Start typing" {...props} load={load} noun="countries" />;
}
