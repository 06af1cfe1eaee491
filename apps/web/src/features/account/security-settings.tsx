import { DescriptionList } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { TwoStep } from "./two-step";

/** How the account is guarded, and the second step of its log-in. */
export const SecuritySettings = observer(function SecuritySettings({
  area,
}: {
  area: "po" | "hr";
}) {
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
  );
});
