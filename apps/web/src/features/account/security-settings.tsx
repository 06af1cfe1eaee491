import { DescriptionList } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import type { AreaName } from "@/navigation/areas";
import { SignedIn } from "./signed-in";
import { TwoStep } from "./two-step";

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" });

/** How the account is guarded, the second step of its log-in, and where it is open. */
export const SecuritySettings = observer(function SecuritySettings({ area }: { area: AreaName }) {
  const { calls } = useStores();
  const [security] = useState(
    () => new Loadable(async () => (await calls[area]()).account.security()),
  );
  useEffect(() => void security.load(), [security]);
  return (
    <Load of={security}>
      {(guard) => (
        <div className="grid gap-4">
          <DescriptionList
            items={[
              { term: "Email", value: guard.email },
              { term: "Two-step log-in", value: guard.twoStep ? "On" : "Off" },
              ...(guard.twoStep
                ? [{ term: "Recovery codes left", value: guard.recoveryCodesLeft }]
                : []),
              {
                term: "Password changed",
                value: guard.passwordChangedAt && day.format(new Date(guard.passwordChangedAt)),
              },
            ]}
          />
          <TwoStep area={area} on={guard.twoStep} onChange={() => void security.load()} />
          <SignedIn area={area} />
        </div>
      )}
    </Load>
  );
});
