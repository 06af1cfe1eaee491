import { isFailure } from "@toran/api-client/failure";
import { faqInput } from "@toran/contract/schemas/ticket";
import { Alert, Button, Select, TextArea, TextField } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { useContractForm } from "@/lib/use-contract-form";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import { useHelpFiles } from "./use-help-files";
import { about } from "./words";

interface AskFormProps {
  area: AreaName;
  onSent: () => void;
}

/** A question to the people who run the platform. It gets a number and an answer by mail. */
export function AskForm({ area, onSent }: AskFormProps) {
  const [number, setNumber] = useState<string>();
  const [again, setAgain] = useState(false);
  if (number)
    return (
      <Sent
        number={number}
        onAgain={() => {
          setNumber(undefined);
          setAgain(true);
        }}
      />
    );
  return (
    <Form
      area={area}
      autoFocus={again}
      onSent={(given) => {
        setNumber(given);
        onSent();
      }}
    />
  );
}

function Sent({ number, onAgain }: { number: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} tone="ok" title={`Your question has the number ${number}`}>
      <p>We answer by mail within one working day. A mail with this number is on its way.</p>
      <Button intent="secondary" className="mt-3" onClick={onAgain}>
        Ask something else
      </Button>
    </Alert>
  );
}

interface FormProps {
  area: AreaName;
  /** It takes the place of what was asked before, and the focus with it. */
  autoFocus: boolean;
  onSent: (number: string) => void;
}

function Form({ area, autoFocus, onSent }: FormProps) {
  const { calls, session } = useStores();
  const files = useHelpFiles(area);
  const { field, errorOf, problem, submit, busy } = useContractForm(faqInput, {
    draft: session.draft(`${area}-question`),
    values: { subject: "", message: "" },
    send: async (given) => {
      const body = { ...given, ...files.sent() };
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
        hint="“Data seen where it should not be” comes before everything else: we look at it within one day."
        autoFocus={autoFocus}
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
      {files.field}
      <Button
        type="submit"
        busy={busy || files.busy}
        busyLabel="Sending"
        className="justify-self-start"
      >
        Send
      </Button>
    </form>
  );
}
