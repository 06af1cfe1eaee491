import { limits } from "@toran/contract/limits";
import { Alert, TextArea } from "@toran/ui";
import { useState } from "react";
import type { Refusal } from "./use-reason";
import { useTyped } from "./use-typed";

/** A reason in one's own words, kept under the name of its draft: its field, what it says, and what is wrong with it. */
export function useOwnReason(draft: string) {
  const { typed, put, sent } = useTyped(draft, { text: "" });
  const { text } = typed;
  const [refusal, setRefusal] = useState<Refusal>({});
  const { shortest, longest, asked } = limits.reason;
  return {
    read: () => {
      const said = text.trim();
      if (said.length >= shortest) return said;
      setRefusal({ errors: { reason: asked } });
      return undefined;
    },
    refuse: setRefusal,
    sent,
    fields: (
      <>
        {refusal.message && <Alert tone="bad" title={refusal.message} />}
        <TextArea
          label="Reason"
          rows={3}
          maxLength={longest}
          value={text}
          error={refusal.errors?.["reason"]}
          onChange={({ target }) => {
            put({ text: target.value });
            setRefusal({});
          }}
        />
      </>
    ),
  };
}
