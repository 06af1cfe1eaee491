import { limits } from "@toran/contract/limits";
import { Alert, Select, TextArea } from "@toran/ui";
import { useState } from "react";
import { optionsOf } from "./options-of";
import { useTyped } from "./use-typed";

/** What was said. */
export interface Why<Reason> {
  reason: Reason;
  reasonText?: string;
}
/** What went wrong with what was sent: as a whole, and by field. */
export interface Refusal {
  message?: string;
  errors?: Record<string, string> | undefined;
}

/** Why something is refused or ended, kept under the name of its draft: the fields, what they say, and what is wrong with them. */
export function useReason<Reason extends string>(
  words: Partial<Record<Reason, string>>,
  draft: string,
) {
  const begun: { reason: Reason | ""; text: string } = { reason: "", text: "" };
  const { typed, put, sent } = useTyped(draft, begun);
  const { reason, text } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  return {
    /** What was said; nothing while something is missing, which then stands at its field. */
    read: (): Why<Reason> | undefined => {
      if (!reason) setErrors({ reason: "Choose a reason." });
      else if (reason === "OTHER" && !text.trim()) setErrors({ reasonText: limits.reason.wanted });
      else return { reason, ...(text.trim() && { reasonText: text.trim() }) };
      return undefined;
    },
    refuse: (refusal: Refusal) => {
      setErrors(refusal.errors ?? {});
      setProblem(refusal.message);
    },
    sent,
    fields: (
      <>
        {problem && <Alert tone="bad" title={problem} />}
        <Select
          label="Reason"
          placeholder="Choose a reason"
          options={optionsOf(words)}
          value={reason}
          error={errors["reason"]}
          onChange={({ target }) => {
            put({ reason: target.value as Reason | "" });
            setErrors({});
          }}
        />
        <TextArea
          label="In your words"
          optional={reason !== "OTHER"}
          maxLength={limits.reason.longest}
          rows={3}
          value={text}
          error={errors["reasonText"]}
          onChange={({ target }) => {
            put({ text: target.value });
            setErrors({});
          }}
        />
      </>
    ),
  };
}
