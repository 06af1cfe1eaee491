import type { StudentApplicationDetail } from "@toran/contract/schemas/application";
import type { ResumeVersion } from "@toran/contract/schemas/resume";
import { Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

interface ResumeChoiceProps {
  /** The version that was chosen; empty is the one that is sent by default. */
  value: string;
  /** What was sent before; it can be sent again once its version is deleted. */
  sent?: StudentApplicationDetail["resume"];
  onChange: (id: string) => void;
}

/** Which version of the résumé goes along. */
export const ResumeChoice = observer(function ResumeChoice({
  value,
  sent,
  onChange,
}: ResumeChoiceProps) {
  const { calls } = useStores();
  const [versions] = useState(
    () => new Loadable<ResumeVersion[]>(async () => (await calls.student()).resumes.list({})),
  );
  useEffect(() => void versions.load(), [versions]);
  const all = versions.value ?? [];
  const usual = all.find(({ isDefault }) => isDefault) ?? all[0];
  const gone = all.length > 0 && all.every(({ id }) => id !== sent?.id);
  const deleted = gone && sent?.id ? { value: sent.id, name: sent.name } : undefined;
  const known = all.some(({ id }) => id === value) || (value && value === deleted?.value);
  // A version that was chosen and deleted since is not sent: what is shown is.
  const lost = all.length > 0 && value !== "" && !known;
  const shown = (lost && sent?.id) || (usual?.id ?? "");
  useEffect(() => {
    if (lost) onChange(shown);
  }, [lost, onChange, shown]);
  return (
    <Select
      label="Résumé"
      options={
        all.length
          ? [
              ...(deleted
                ? [{ value: deleted.value, label: `${deleted.name} (as you sent it)` }]
                : []),
              ...all.map(({ id, name, isDefault }) => ({
                value: id,
                label: isDefault && all.length > 1 ? `${name} (the one that is sent)` : name,
              })),
            ]
          : [{ value: "", label: "The one that is sent" }]
      }
      value={known ? value : shown}
      onChange={({ target }) => onChange(target.value)}
    />
  );
});
