import { limits } from "@toran/contract/limits";
import { Alert, Checkbox, IconButton, Select, TextField } from "@toran/ui";
import { X } from "lucide-react";
import { AddRow } from "@/lib/add-row";
import { questionWords } from "@/features/hiring/words";
import { optionsOf } from "@/lib/options-of";
import { freshId, type PartProps, replaced, without } from "./part";
import { TagsField } from "@/features/onboarding/tags-field";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What the company asks everybody who applies. */
export function QuestionFields({ draft, change, errorOf }: PartProps) {
  const { questions } = draft;
  const set = (place: number, part: Partial<(typeof questions)[number]>) =>
    change({ questions: replaced(questions, place, part) });
  const problem = errorOf("questions");
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      <ol className="grid gap-4">
        {questions.map((question, place) => (
          <li key={question.id} className="border-rule grid gap-3 rounded-md border p-4">
            <div className="field-row gap-3">
              <TextField
                label={`Question ${place + 1}`}
                maxLength={200}
                value={question.label}
                error={errorOf(`questions.${place}.label`)}
                onChange={({ target }) => set(place, { label: target.value })}
                className="flex-1"
              />
              <Select
                label="Answered by"
                options={optionsOf(questionWords)}
                value={question.kind}
                onChange={({ target }) =>
                  set(place, { kind: target.value as typeof question.kind })
                }
                className="w-52"
              />
              <IconButton
                label={`Take out question ${place + 1}`}
                onClick={() => change({ questions: without(questions, place) })}
              >
                <X {...icon} />
              </IconButton>
            </div>
            {(question.kind === "ONE" || question.kind === "MANY") && (
              <TagsField
                label="Options"
                value={question.options}
                error={errorOf(`questions.${place}.options`)}
                onValueChange={(options) => set(place, { options })}
              />
            )}
            <Checkbox
              label="Everybody has to answer it"
              checked={question.required}
              onChange={({ target }) => set(place, { required: target.checked })}
            />
          </li>
        ))}
      </ol>
      <AddRow
        count={questions.length}
        most={limits.hiring.questions}
        onAdd={() =>
          change({
            questions: [
              ...questions,
              { id: freshId(), kind: "SHORT", label: "", required: true, options: [] },
            ],
          })
        }
      >
        Add a question
      </AddRow>
    </>
  );
}
