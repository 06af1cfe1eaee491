import { isFailure } from "@toran/api-client/failure";
import { Alert, Button, DescriptionList, PageHeader, PasswordField } from "@toran/ui";
import { limits } from "@toran/contract/limits";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { usePlainForm } from "@/lib/use-plain-form";
import { useStores } from "@/stores/use-stores";
import { TwoStep } from "./two-step";

/** The account of an officer or an HR user: who it is, how it is guarded, and its password. */
export const Settings = observer(function Settings({ area }: { area: "po" | "hr" }) {
  const { calls } = useStores();
  const [security] = useState(
    () => new Loadable(async () => (await calls[area]()).account.security()),
  );
  useEffect(() => void security.load(), [security]);
  return (
    <>
      <PageHeader title="Settings" context="Your account and how it is guarded." />
      <div className="max-w-form grid gap-8 px-6 pb-10">
        <section aria-labelledby="security">
          <h2 id="security" className="title-lg mb-2">
            Security
          </h2>
          <Load of={security}>
            {(guard) => (
              <div className="grid gap-4">
                <DescriptionList
                  items={[
                    { term: "Email", value: guard.email },
                    { term: "Two-step log-in", value: guard.twoStep ? "On" : "Off" },
                    {
                      term: "Recovery codes left",
                      value: guard.twoStep ? guard.recoveryCodesLeft : undefined,
                    },
                  ]}
                />
                <TwoStep area={area} on={guard.twoStep} onChange={() => void security.load()} />
              </div>
            )}
          </Load>
        </section>
        <ChangePassword area={area} />
      </div>
    </>
  );
});

function ChangePassword({ area }: { area: "po" | "hr" }) {
  const { calls } = useStores();
  const [saved, setSaved] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { form, errorOf, problem, busy } = usePlainForm({
    schema: async () => (await import("@toran/contract/schemas/account")).passwordChange,
    send: async (body) => {
      const reply = await (await calls[area]()).auth.changePassword({ body });
      if (!isFailure(reply)) {
        fields.current?.reset();
        setSaved(true);
      }
      return reply;
    },
  });
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="title-lg mb-2">
        Change password
      </h2>
      <form {...form} ref={fields} className="grid max-w-100 gap-4">
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
    </section>
  );
}
