import { isFailure } from "@toran/api-client/failure";
import type { deletion } from "@toran/contract/schemas/account-data";
import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { erasureDay } from "@/lib/erasure-day";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";
import { AskDeletion } from "./ask-deletion";

type State = z.output<typeof deletion>;

/** Asking for everything to be erased, and taking that back while it waits. */
export const Deletion = observer(function Deletion({ area }: { area: AreaName }) {
  const { calls, student, po, hr } = useStores();
  const [state] = useState(
    () => new Loadable<State>(async () => (await calls[area]()).trust.deletion()),
  );
  useEffect(() => void state.load(), [state]);
  const settle = (next: State) => {
    state.set(next);
    // Every page says of it.
    void { student, po: po.user, hr: hr.user }[area].load();
  };
  return (
    <Load of={state}>
      {({ erasesAt, stays, hindered }) => (
        <>
          {erasesAt && <Waiting area={area} until={erasesAt} onKept={settle} />}
          <Stays stays={stays} />
          {hindered && <Alert tone="info">{hindered}</Alert>}
          {!erasesAt && !hindered && <AskDeletion area={area} onAsked={settle} />}
        </>
      )}
    </Load>
  );
});

/** What is left of somebody who is gone, and why. */
const Stays = ({ stays }: Pick<State, "stays">) => (
  <details>
    <summary className="min-h-6 font-medium">What stays, and why</summary>
    <dl className="divide-rule mt-2 grid divide-y">
      {stays.map(({ what, why }) => (
        <div key={what} className="py-2">
          <dt>{what}</dt>
          <dd className="text-ink-3">{why}</dd>
        </div>
      ))}
    </dl>
  </details>
);

interface WaitingProps {
  area: AreaName;
  until: string;
  onKept: (state: State) => void;
}

function Waiting({ area, until, onKept }: WaitingProps) {
  const { calls } = useStores();
  const [busy, setBusy] = useState(false);
  async function keep() {
    if (busy) return;
    setBusy(true);
    const reply = await (await calls[area]()).trust.cancelDeletion();
    setBusy(false);
    if (!isFailure(reply)) onKept(reply.data);
  }
  return (
    <Alert tone="warn" title={`Your account is erased on ${erasureDay.format(new Date(until))}`}>
      <p>
        {area === "student" && "Your public profile is closed already. "}Until then you can take it
        back.
      </p>
      <Button
        intent="secondary"
        className="mt-3"
        busy={busy}
        busyLabel="Keeping it"
        onClick={() => void keep()}
      >
        Keep my account
      </Button>
    </Alert>
  );
}
