import { isSeason } from "@toran/contract/hiring/season";
import type { PolicySeasons, ShownPolicy } from "@toran/contract/schemas/placement-policy";
import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useAddress } from "@/lib/use-address";
import { useStores } from "@/stores/use-stores";
import { Exceptions } from "./exceptions";
import { PolicyForm } from "./policy-form";
import { SeasonChoice } from "./season-choice";
import { standingWords } from "./standing-words";

/** What students may accept in a season, which jobs need no officer, and the exceptions from both. */
export const PolicyScreen = observer(function PolicyScreen() {
  const { calls } = useStores();
  const { params, newest, go } = useAddress();
  const named = params.get("season");
  // The season in force needs no name, and an address that names none of all is of that one.
  const season = named && isSeason(named) ? named : undefined;
  const [seasons] = useState(
    () => new Loadable<PolicySeasons>(async () => (await calls.po()).policy.seasons()),
  );
  const policy = useMemo(
    () =>
      new Loadable<ShownPolicy>(async () => (await calls.po()).policy.read({ query: { season } })),
    [calls, season],
  );
  useEffect(() => void seasons.load(), [seasons]);
  useEffect(() => void policy.load(), [policy]);
  const choose = (next: string) => {
    const address = new URLSearchParams(newest());
    if (next === seasons.value?.inForce) address.delete("season");
    else address.set("season", next);
    go(address, false);
  };
  return (
    <>
      <PageHeader
        title="Placement policy"
        context="Looked at whenever a student applies or accepts; every decision keeps what it rested on."
        actions={<SeasonChoice seasons={seasons} season={season} onChoose={choose} />}
      />
      <div className={`max-w-form grid gap-10 px-6 pb-10 ${inTurn}`}>
        <Load of={policy}>
          {(found) => (
            <div className="grid gap-6">
              <p>{standingWords(found)}</p>
              <PolicyForm
                key={found.season}
                policy={found}
                onSaved={(saved) => {
                  policy.set(saved);
                  void seasons.load();
                }}
              />
            </div>
          )}
        </Load>
        <Exceptions />
      </div>
    </>
  );
});
