import { Alert, Button, MailIcon, TextField } from "@toran/ui";
import { usePlainForm } from "@/lib/use-plain-form";

interface EmailFormProps {
  /** What the form is for, for those who hear it. */
  label: string;
  send: (body: { email: string }) => Promise<unknown>;
}

/** Asks for the address that a code is sent to. The answer is the same for every address. */
export function EmailForm({ label, send }: EmailFormProps) {
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).byEmail,
    send,
  });
  return (
    <form {...form} className="contents" aria-label={label}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        icon={<MailIcon />}
        error={errorOf("email")}
      />
      <Button type="submit" wide busy={busy} busyLabel="Sending the code">
        Send me a code
      </Button>
    </form>
  );
}
