import { Combobox } from "@toran/ui";
import { useStores } from "@/stores/use-stores";
import { byName, fromCall, orTyped, type Picked, type PickerProps } from "./picked";

/** Departments by name, of a college where one is chosen, or as typed: colleges name theirs in many ways. */
export function DepartmentPicker({ collegeId, ...props }: PickerProps & { collegeId?: string }) {
  const { calls } = useStores();
  const load = fromCall(
    async ({ search, next, signal }) =>
      (await calls.student()).lookups.departments(
        { query: { department: search, collegeId, next } },
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
