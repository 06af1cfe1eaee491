import { Combobox } from "@toran/ui";
import { Landmark } from "lucide-react";
import { useStores } from "@/stores/use-stores";
import { byId, fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** Universities by name. Of a college the name is kept as well, so one outside the list may be typed. */
export function UniversityPicker({
  area,
  ...props
}: PickerProps & { area: "student" | "po" | "hr" }) {
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
      load={area === "po" ? orTyped(load) : load}
      noun="universities"
      icon={<Landmark aria-hidden="true" size={18} strokeWidth={1.75} />}
    />
  );
}
