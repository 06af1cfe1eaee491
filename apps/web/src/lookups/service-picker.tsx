import { Combobox } from "@toran/ui";
import { useStores } from "@/stores/use-stores";
import { byId, fromCall, type Picked, type PickerProps } from "./picked";

/** What companies do. Those in `without` were chosen already and are not offered again. */
export function ServicePicker({ without, ...props }: PickerProps & { without: readonly string[] }) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.hr()).lookups.companyServices({ query: { service: search, next } }, { signal }),
    ({ companyServices }) => companyServices.filter(({ id }) => !without.includes(id)).map(byId),
  );
  return <Combobox<Picked> placeholder="Start typing" {...props} load={load} noun="services" />;
}
