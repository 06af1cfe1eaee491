import { type Answers, longestAnswer } from "@toran/contract/hiring/answers";
import type { Question } from "@toran/contract/schemas/job";
import { Checkbox, DateField, RadioGroup, TextArea, TextField } from "@toran/ui";
import { useId } from "react";

interface AnswerFieldsProps {
  questions: Question[];
  answers: Answers;
  /** What is wrong, by the id of the question. */
  errors: Record<string, string>;
  onChange: (answers: Answers) => void;
}

/** The questions of a job, each with the field its answer wants. */
export const AnswerFields = ({ questions, answers, errors, onChange }: AnswerFieldsProps) =>
  questions.map((question) => (
    <AnswerField
      key={question.id}
      question={question}
      answer={answers[question.id]}
      error={errors[question.id]}
      onAnswer={(answer) => onChange({ ...answers, [question.id]: answer })}
    />
  ));

interface AnswerFieldProps {
  question: Question;
  answer: string | string[] | undefined;
  error: string | undefined;
  onAnswer: (answer: string | string[]) => void;
}

const yesNo = [
  { value: "YES", label: "Yes" },
  { value: "NO", label: "No" },
];
/** What is picked cannot be unmade in a group of radios, and who need not answer may think better of it. */
const unanswered = { value: "", label: "Leave unanswered" };
const inputs = { NUMBER: "text", EMAIL: "email", URL: "url", SHORT: "text" } as const;

function AnswerField({ question, answer, error, onAnswer }: AnswerFieldProps) {
  const { kind, label, required, options } = question;
  const noteId = useId();
  const text = Array.isArray(answer) ? (answer[0] ?? "") : (answer ?? "");
  const frame = { label, optional: !required, error };
  switch (kind) {
    case "LONG":
      return (
        <TextArea
          {...frame}
          rows={4}
          maxLength={longestAnswer.LONG}
          value={text}
          onChange={({ target }) => onAnswer(target.value)}
        />
      );
    case "ONE":
    case "YES_NO": {
      const choices =
        kind === "YES_NO" ? yesNo : options.map((each) => ({ value: each, label: each }));
      return (
        <RadioGroup
          {...frame}
          options={required ? choices : [...choices, unanswered]}
          value={text}
          onValueChange={onAnswer}
        />
      );
    }
    case "MANY": {
      const chosen = [answer ?? []].flat();
      return (
        <fieldset
          data-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="grid gap-2"
        >
          <legend className="mb-1.5 font-medium">
            {label}
            {!required && <span className="text-ink-3 ms-1.5 text-xs font-normal">Optional</span>}
          </legend>
          {options.map((each) => (
            <Checkbox
              key={each}
              label={each}
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                onAnswer(target.checked ? [...chosen, each] : chosen.filter((one) => one !== each))
              }
            />
          ))}
          {error && (
            <p id={noteId} className="text-bad">
              {error}
            </p>
          )}
        </fieldset>
      );
    }
    case "DATE":
      return (
        <DateField {...frame} value={text || null} onValueChange={(day) => onAnswer(day ?? "")} />
      );
    default:
      return (
        <TextField
          {...frame}
          type={inputs[kind]}
          inputMode={kind === "NUMBER" ? "decimal" : undefined}
          value={text}
          onChange={({ target }) => onAnswer(target.value)}
        />
      );
  }
}
