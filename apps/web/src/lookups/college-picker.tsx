import { Combobox } from "@toran/ui";
import { School } from "lucide-react";
import { useStores } from "@/stores/use-stores";
import { fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** Colleges of the platform by name, or as typed: not every college is here. */
export function CollegePicker(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.student()).lookups.colleges(
        { query: { college_name: search, next } },
        { signal },
      ),
    ({ colleges }) =>
      colleges.map(({ id, name, city }): Picked => ({ value: id, label: name, detail: city })),
  );
  return (
    <Combobox<Picked>
      placeholder="Start typing"
      {...props}
      load={orTyped(load)}
      noun="colleges"
      icon={<School aria-hidden="true" size={18} strokeWidth={1.75} />}
    />
  );
}
