import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { Alert, Button, PasswordField } from "@toran/ui";
import { useRef, useState } from "react";
import { toldHere } from "@/lib/told-here";
import { usePlainForm } from "@/lib/use-plain-form";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

/** Another password for whoever is signed in; their other browsers are logged out by it. */
export function ChangePassword({ area }: { area: AreaName }) {
  const { calls } = useStores();
  const [saved, setSaved] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).passwordChange,
    send: async (body) => {
      const reply = await (await calls[area]()).auth.changePassword({ body }, toldHere);
      const changed = !isFailure(reply);
      if (changed) fields.current?.reset();
      setSaved(changed);
      return reply;
    },
  });
  return (
    <form
      {...form}
      ref={fields}
      onChange={() => setSaved(false)}
      className="grid max-w-100 gap-4"
      aria-label="Change password"
    >
      {problem && <Alert tone="bad">{problem}</Alert>}
      {saved && (
        <Alert tone="ok">Your new password is saved. Other browsers have been logged out.</Alert>
      )}
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={errorOf("currentPassword")}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters.`}
        error={errorOf("password")}
      />
      <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
