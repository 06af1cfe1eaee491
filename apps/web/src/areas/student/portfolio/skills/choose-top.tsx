import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import type { Skill } from "@toran/contract/schemas/skill";
import { Alert, Button, Checkbox, Dialog } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { usePortfolio } from "../portfolio-context";

interface ChooseTopProps {
  top: readonly Skill[];
  onSave: (skills: readonly Skill[]) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses the top skills among all of them; those that stay keep their order. */
export const ChooseTop = observer(function ChooseTop({ top, onSave, onClose }: ChooseTopProps) {
  const { items } = usePortfolio().sections.skills;
  const [chosen, setChosen] = useState(() => top.map(({ id }) => id));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => void items.load(), [items]);
  const all = (items.value ?? []) as Skill[];
  const full = chosen.length >= limits.topSkills;
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const save = async () => {
    setBusy(true);
    const order = chosen.flatMap((id) => all.find((skill) => skill.id === id) ?? []);
    const reply = await onSave(order);
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.errors?.ids ?? reply.message);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title="Choose your top skills"
      description={`Up to ${limits.topSkills}. Companies see them first. ${chosen.length} chosen.`}
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving" disabled={!all.length} onClick={() => void save()}>
            Save top skills
          </Button>
        </>
      }
    >
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Load of={items}>
        {() =>
          all.length ? (
            <ul aria-label="Your skills" className="grid gap-2 sm:grid-cols-2">
              {all.map(({ id, skill_name }) => (
                <li key={id}>
                  <Checkbox
                    label={skill_name}
                    checked={chosen.includes(id)}
                    disabled={full && !chosen.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p>
              You have no skills yet.{" "}
              <AppLink href={paths.student.editSkills} className="link" onClick={onClose}>
                Add some first
              </AppLink>
            </p>
          )
        }
      </Load>
    </Dialog>
  );
});
