import { Combobox } from "@toran/ui";
import { useStores } from "@/stores/use-stores";
import { byName, fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** Majors by name, or as typed. */
export function MajorPicker(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.student()).lookups.majors({ query: { majors: search, next } }, { signal }),
    ({ majors }) => majors.map(byName),
  );
  return (
    <Combobox<Picked> placeholder="Start typing" {...props} load={orTyped(load)} noun="majors" />
  );
}
