import { limits } from "@toran/contract/limits";
import { Alert, Button, PasswordField } from "@toran/ui";
import { usePlainForm } from "@/lib/use-plain-form";

interface PasswordFormProps {
  ticket: string;
  send: (body: { ticket: string; password: string }) => Promise<unknown>;
  action: string;
}

/** Choosing a password. There are no rules of composition: length is what helps. */
export function PasswordForm({ ticket, send, action }: PasswordFormProps) {
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).chosenPassword,
    send,
  });
  return (
    <form {...form} className="contents" aria-label={action}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <input type="hidden" name="ticket" value={ticket} />
      <PasswordField
        label="New password"
        name="password"
        autoFocus
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters. A short sentence is a good one.`}
        error={errorOf("password")}
      />
      <Button type="submit" wide busy={busy} busyLabel="Saving">
        {action}
      </Button>
    </form>
  );
}
