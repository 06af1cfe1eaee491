import type { ResumeVersion } from "@toran/contract/schemas/resume";
import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

interface ResumeChoiceProps {
  /** The version that was chosen; empty is the one that is sent by default. */
  value: string;
  onChange: (id: string) => void;
}

/** Which version of the résumé goes along. */
export const ResumeChoice = observer(function ResumeChoice({ value, onChange }: ResumeChoiceProps) {
  const { calls } = useStores();
  const [versions] = useState(
    () => new Loadable<ResumeVersion[]>(async () => (await calls.student()).resumes.list({})),
  );
  useEffect(() => void versions.load(), [versions]);
  const all = versions.value ?? [];
  const sent = all.find(({ isDefault }) => isDefault) ?? all[0];
  return (
    <Select
      label="Résumé"
      options={
        all.length
          ? all.map(({ id, name, isDefault }) => ({
              value: id,
              label: isDefault && all.length > 1 ? `${name} (the one that is sent)` : name,
            }))
          : [{ value: "", label: "The one that is sent" }]
      }
      value={value || (sent?.id ?? "")}
      onChange={({ target }) => onChange(target.value)}
    />
  );
});
