import { isFailure } from "@toran/api-client/failure";
import { faqInput } from "@toran/contract/schemas/task";
import { Alert, Button, Select, TextArea, TextField } from "@toran/ui";
import { useState } from "react";
import { useContractForm } from "@/lib/use-contract-form";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import { about } from "./words";

interface AskFormProps {
  area: AreaName;
  onSent: () => void;
}

/** A question to the people who run the platform. It gets a number and an answer by mail. */
export function AskForm({ area, onSent }: AskFormProps) {
  const [number, setNumber] = useState<string>();
  if (!number) {
    return (
      <Form
        area={area}
        onSent={(given) => {
          setNumber(given);
          onSent();
        }}
      />
    );
  }
  return (
    <Alert tone="ok" title={`Your question has the number ${number}`}>
      <p>We answer by mail within one working day. A mail with this number is on its way.</p>
      <Button intent="secondary" className="mt-3" onClick={() => setNumber(undefined)}>
        Ask something else
      </Button>
    </Alert>
  );
}

interface FormProps {
  area: AreaName;
  onSent: (number: string) => void;
}

function Form({ area, onSent }: FormProps) {
  const { calls, session } = useStores();
  const { field, errorOf, problem, submit, busy } = useContractForm(faqInput, {
    draft: session.draft(`${area}-question`),
    values: { subject: "", message: "" },
    send: async (body) => {
      const reply = await (await calls[area]()).support.ask({ body }, { showToast: false });
      if (!isFailure(reply)) onSent(reply.data.number);
      return reply;
    },
  });
  return (
    <form noValidate aria-label="Ask us" onSubmit={submit} className="grid gap-4">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Select
        label="What is it about?"
        placeholder="Choose one"
        options={Object.entries(about[area]).map(([value, label]) => ({ value, label }))}
        {...field("category")}
        error={errorOf("category")}
      />
      <TextField label="Subject" maxLength={120} {...field("subject")} error={errorOf("subject")} />
      <TextArea
        label="What happens?"
        hint="Say what you did, what you saw, and what you expected."
        rows={7}
        maxLength={4000}
        {...field("message")}
        error={errorOf("message")}
      />
      <Button type="submit" busy={busy} busyLabel="Sending" className="justify-self-start">
        Send
      </Button>
    </form>
  );
}
