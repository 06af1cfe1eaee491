import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, TextArea, TextField } from "@toran/ui";
import { useState } from "react";
import { usePlainForm } from "@/lib/use-plain-form";
import { useLateStores } from "@/stores/use-stores";

/** A question from somebody who may not be able to log in. */
export function HelpForm({ about }: { about?: string }) {
  const stores = useLateStores();
  const [sent, setSent] = useState(false);
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).helpRequest,
    send: async (body) => {
      const message = about ? `About ${about}: ${body.message}` : body.message;
      const reply = await (
        await (await stores()).calls.site()
      ).help.ask({ body: { ...body, message } }, { showToast: false });
      if (!isFailure(reply)) setSent(true);
      return reply;
    },
  });
  if (sent) {
    return (
      <Alert tone="ok" title="Your message has arrived">
        We answer by mail, usually within one working day.
      </Alert>
    );
  }
  return (
    <form {...form} className="flex flex-col gap-4.5" aria-label="Ask for help">
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
        maxLength={4000}
        error={errorOf("message")}
      />
      <Button type="submit" wide busy={busy} busyLabel="Sending">
        Send
      </Button>
    </form>
  );
}
