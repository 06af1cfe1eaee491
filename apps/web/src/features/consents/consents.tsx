import { purposeOf } from "@toran/contract/purposes";
import type { Consents as Allowed } from "@toran/contract/schemas/consent";
import { Switch } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { changeInTurn } from "@/lib/change-in-turn";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import type { AreaName } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { History } from "./history";
import { sinceWhen } from "./since-when";

type Chosen = Allowed["purposes"][number];

/** What the data of whoever is signed in are used for, item by item, with a switch where there is a choice. */
export const Consents = observer(function Consents({ area }: { area: AreaName }) {
  const { calls } = useStores();
  const [allowed] = useState(
    () => new Loadable<Allowed>(async () => (await calls[area]()).consents.list()),
  );
  useEffect(() => void allowed.load(), [allowed]);
  const [change] = useState(() => changeInTurn(allowed));
  function choose(before: Allowed, { purpose, on }: Chosen) {
    const given = !on;
    const purposes = before.purposes.map((each) =>
      each.purpose === purpose ? { ...each, on: given } : each,
    );
    return change({ ...before, purposes }, async () =>
      (await calls[area]()).consents.choose({ params: { purpose }, body: { given } }),
    );
  }
  return (
    <Load of={allowed}>
      {(state) => (
        <div className="grid gap-4">
          <ul className="divide-rule grid divide-y">
            {state.purposes.map((each) => (
              <li key={each.purpose} className="grid gap-1 py-4 first:pt-0">
                <Purpose area={area} chosen={each} onChange={() => void choose(state, each)} />
              </li>
            ))}
          </ul>
          <History rows={state.history} />
        </div>
      )}
    </Load>
  );
});

interface PurposeProps {
  area: AreaName;
  chosen: Chosen;
  onChange: () => void;
}

function Purpose({ area, chosen, onChange }: PurposeProps) {
  const { says, means, needed, finer } = purposeOf(chosen.purpose);
  return (
    <>
      {needed ? (
        <div>
          <p className="font-medium">{says}</p>
          <p className="text-ink-3 text-xs">{means}</p>
        </div>
      ) : (
        <Switch label={says} hint={means} checked={chosen.on} onChange={onChange} />
      )}
      {/* Under the words of the switch, not under the switch. */}
      <p className={needed ? "text-ink-2 text-sm" : "text-ink-2 ps-10.5 text-sm"}>
        {needed ? `Needed. ${needed}` : sinceWhen(chosen)}
        {finer && (
          <>
            {" "}
            <AppLink className="underline" href={placeOf(area, finer)}>
              {finer === "publicProfile" ? "Choose the parts" : "Choose one by one"}
              <span className="sr-only">: {says}</span>
            </AppLink>
          </>
        )}
      </p>
    </>
  );
}

const placeOf = (area: AreaName, finer: "publicProfile" | "notificationSettings") =>
  finer === "publicProfile" ? paths.student.publicProfile : paths[area].notificationSettings;
