import { Combobox } from "@toran/ui";
import { BriefcaseBusiness } from "lucide-react";
import { fromCall, type Picked, type PickerProps } from "@/lookups/picked";
import { useStores } from "@/stores/use-stores";

/** Jobs that companies sent to the college, by their title. */
export function PostingPicker(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.po()).postings.list({ query: { search, next } }, { signal }),
    ({ items }) =>
      items.map(({ id, title, company }): Picked => ({
        value: id,
        label: `${title}, ${company.name}`,
      })),
  );
  return (
    <Combobox<Picked>
      {...props}
      load={load}
      noun="jobs"
      icon={<BriefcaseBusiness aria-hidden="true" size={18} strokeWidth={1.75} />}
    />
  );
}
