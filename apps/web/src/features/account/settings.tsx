import { DescriptionList, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { ChangePassword } from "./change-password";
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
        <section aria-labelledby="password">
          <h2 id="password" className="title-lg mb-2">
            Change password
          </h2>
          <ChangePassword area={area} />
        </section>
      </div>
    </>
  );
});
