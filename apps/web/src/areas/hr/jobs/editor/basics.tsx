import { describedIn } from "@toran/contract/schemas/job";
import { Checkbox, NumberField, Select, TextField } from "@toran/ui";
import { RichTextField } from "@toran/ui/rich-text";
import { typeWords, workplaceWords } from "@/features/hiring/words";
import { optionsOf } from "@/lib/options-of";
import { TagsField } from "@/features/onboarding/tags-field";
import type { PartProps } from "./part";

interface Sent {
  /** Colleges have the job, so its kind stays as it is. */
  sent: boolean;
}

/** What the job is, and where. */
export function Basics({ draft, change, errorOf, sent }: PartProps & Sent) {
  return (
    <>
      <TextField
        label="Title"
        placeholder="Graduate Software Engineer"
        maxLength={120}
        value={draft.title}
        error={errorOf("title")}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="Kind"
          placeholder="Choose the kind"
          disabled={sent}
          hint={sent && "Stays as it is once the job was sent."}
          options={optionsOf(typeWords)}
          value={draft.type}
          error={errorOf("type")}
          onChange={({ target }) => change({ type: target.value as typeof draft.type })}
        />
        <TextField
          label="Function"
          optional
          placeholder="Engineering"
          maxLength={80}
          value={draft.function}
          error={errorOf("function")}
          onChange={({ target }) => change({ function: target.value })}
        />
        <Select
          label="Where the work is done"
          placeholder="Choose one"
          options={optionsOf(workplaceWords)}
          value={draft.workplace}
          error={errorOf("workplace")}
          onChange={({ target }) => change({ workplace: target.value as typeof draft.workplace })}
        />
        <NumberField
          label="Vacancies"
          hint="Leave it out if it is not decided."
          optional
          min={1}
          max={10_000}
          value={draft.vacancies}
          error={errorOf("vacancies")}
          onValueChange={(vacancies) => change({ vacancies })}
        />
      </div>
      <TagsField
        label="Cities"
        placeholder="Bengaluru"
        hint="Enter or a comma adds one."
        value={draft.locations}
        error={errorOf("locations")}
        onValueChange={(locations) => change({ locations })}
      />
      <RichTextField
        label="Description"
        hint={`${describedIn.shortest} letters or more: what they will do, with whom, and what they will learn.`}
        tall
        maxLength={describedIn.longest}
        value={draft.description}
        error={errorOf("description")}
        onValueChange={(description) => change({ description })}
      />
      <TagsField
        label="Skills"
        optional
        placeholder="TypeScript"
        value={draft.skills.map(({ name }) => name)}
        error={errorOf("skills")}
        onValueChange={(names) =>
          change({
            skills: names.map(
              (name) => draft.skills.find((skill) => skill.name === name) ?? { name, must: false },
            ),
          })
        }
      />
      {draft.skills.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="text-ink-3 mb-1.5">Which of them must a candidate have?</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {draft.skills.map(({ name, must }) => (
              <Checkbox
                key={name}
                label={name}
                checked={must}
                onChange={({ target }) =>
                  change({
                    skills: draft.skills.map((skill) =>
                      skill.name === name ? { ...skill, must: target.checked } : skill,
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
