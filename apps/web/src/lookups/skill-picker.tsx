import { Combobox, MultiCombobox, type MultiComboboxProps } from "@toran/ui";
import { type Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";
import { fromCall, orTyped, type Picked, type PickerProps } from "./picked";

const skillsFrom = (calls: Calls) =>
  orTyped(
    fromCall(
      async ({ search, next, signal }) =>
        (await calls.student()).lookups.skills({ query: { skill_name: search, next } }, { signal }),
      ({ skills }) =>
        skills.map(({ name, domain }): Picked => ({ value: name, label: name, detail: domain })),
    ),
  );

/** A skill by name, or as typed. */
export function SkillPicker(props: PickerProps) {
  const { calls } = useStores();
  return (
    <Combobox<Picked>
      placeholder="Start typing"
      {...props}
      load={skillsFrom(calls)}
      noun="skills"
    />
  );
}

/** Several skills, each by name or as typed. */
export function SkillsPicker(props: Omit<MultiComboboxProps<Picked>, "load" | "noun">) {
  const { calls } = useStores();
  return (
    <MultiCombobox<Picked>
      placeholder="Add a skill"
      {...props}
      load={skillsFrom(calls)}
      noun="skills"
    />
  );
}
