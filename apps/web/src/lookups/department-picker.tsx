import { Combobox } from "@toran/ui";
import { useStores } from "@/stores/use-stores";
import { byName, fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** Departments by name, or as typed: colleges name theirs in many ways. */
export function DepartmentPicker(props: PickerProps) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.student()).lookups.departments(
        { query: { department: search, next } },
        { signal },
      ),
    ({ departments }) => departments.map(byName),
  );
  return (
    <Combobox<Picked>
      placeholder="Start typing"
      {...props}
      load={orTyped(load)}
      noun="departments"
    />
  );
}
