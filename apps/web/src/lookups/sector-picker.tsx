import { Combobox } from "@toran/ui";
import { useStores } from "@/stores/use-stores";
import { byId, fromCall, type Picked, type PickerProps } from "./picked";

/** Sectors of companies. */
export function SectorPicker(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.hr()).lookups.sectors({ query: { search, cursor: next } }, { signal }),
    ({ sectors }) => sectors.map(byId),
  );
  return <Combobox<Picked> placeholder="Start typing" {...props} load={load} noun="sectors" />;
}
