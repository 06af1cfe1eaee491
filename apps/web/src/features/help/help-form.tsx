import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button, TextArea, TextField } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { draftOf } from "@/lib/draft";
import { useFieldsDraft } from "@/lib/use-fields-draft";
import { usePlainForm } from "@/lib/use-plain-form";
import { useLateStores } from "@/stores/use-stores";

const draft = "help";
const written = ["email", "message"] as const;

/** A question from somebody who may not be able to log in. */
export function HelpForm({ about }: { about?: string }) {
  const stores = useLateStores();
  const [sent, setSent] = useState(false);
  const kept = useFieldsDraft(draft, written);
  // It is a part of the address, which may be any.
  const heading = about ? `About ${about.slice(0, 40)}: ` : "";
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).helpRequest,
    send: async (body) => {
      const message = heading + body.message;
      const reply = await (
        await (await stores()).calls.site()
      ).help.ask({ body: { ...body, message } }, { showToast: false });
      if (isFailure(reply)) return reply;
      draftOf(draft).clear();
      setSent(true);
      return reply;
    },
  });
  if (sent) return <Sent />;
  return (
    <form {...form} {...kept} className="flex flex-col gap-4.5" aria-label="Ask for help">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf("email")}
      />
      <TextArea
        label="What happens?"
        name="message"
        rows={6}
        maxLength={limits.support.longest - heading.length}
        error={errorOf("message")}
      />
      <Button type="submit" wide busy={busy} busyLabel="Sending">
        Send
      </Button>
    </form>
  );
}

/** It takes the place of the form, and the focus with it. */
function Sent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} tone="ok" title="Your message has arrived">
      We answer by mail, usually within one working day.
    </Alert>
  );
}
