import { Combobox } from "@toran/ui";
import { Landmark } from "lucide-react";
import { useStores } from "@/stores/use-stores";
import { byId, fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** Universities by name; one that is not in the list is taken as it was typed. */
export function UniversityPicker({ area, ...props }: PickerProps & { area: "student" | "po" }) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) => {
      const input = { query: { university_name: search, next } };
      return area === "po"
        ? (await calls.po()).college.universities(input, { signal })
        : (await calls.student()).lookups.universities(input, { signal });
    },
    ({ universities }) => universities.map(byId),
  );
  return (
    <Combobox<Picked>
      placeholder="Start typing"
      {...props}
      load={orTyped(load)}
      noun="universities"
      icon={<Landmark aria-hidden="true" size={18} strokeWidth={1.75} />}
    />
  );
}
