import { Combobox } from "@toran/ui";
import { useStores } from "@/stores/use-stores";
import { byId, fromCall, type Picked, type PickerProps } from "./picked";

/** How many people a company has. */
export function CompanySizePicker(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.hr()).lookups.companySizes({ query: { search, cursor: next } }, { signal }),
    ({ companySizes }) => companySizes.map(byId),
  );
  return <Combobox<Picked> placeholder="Choose a size" {...props} load={load} noun="sizes" />;
}
