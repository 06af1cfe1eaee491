import type { signedInSession } from "@toran/contract/schemas/account";
import { isFailure } from "@toran/api-client/failure";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { momentOf } from "@/lib/moment-of";
import type { AreaName } from "@/navigation/areas";
import { useStores } from "@/stores/use-stores";

type Session = z.output<typeof signedInSession>;

/** The browsers in which somebody is logged in; each other one can be logged out from here. */
export const SignedIn = observer(function SignedIn({ area }: { area: AreaName }) {
  const { calls } = useStores();
  const [sessions] = useState(
    () => new Loadable<Session[]>(async () => (await calls[area]()).auth.sessions()),
  );
  const [busy, setBusy] = useState<string>();
  useEffect(() => void sessions.load(), [sessions]);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Ends one session, or all others. */
  async function end(id: string) {
    setBusy(id);
    const { auth } = await calls[area]();
    const reply = await (id === others ? auth.endSessions() : auth.endSession({ params: { id } }));
    setBusy(undefined);
    // One that is gone already is gone.
    if (isFailure(reply) && reply.status !== 404) return;
    // The button goes with what it has ended, and would take the focus along.
    if (section.current?.contains(document.activeElement)) heading.current?.focus();
    void sessions.load();
  }
  return (
    <section ref={section} aria-labelledby="signed-in" className="mt-4 grid gap-3">
      <h3 ref={heading} id="signed-in" tabIndex={-1} className="font-semibold">
        Where you are logged in
      </h3>
      <Load of={sessions}>
        {(all) => (
          <>
            <ul className="divide-rule border-rule divide-y border-y">
              {all.map((session) => (
                <Row
                  key={session.id}
                  session={session}
                  busy={busy === session.id}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </ul>
            {all.length > 1 && (
              <Button
                intent="secondary"
                busy={busy === others}
                onClick={() => void end(others)}
                className="justify-self-start"
              >
                Log out everywhere else
              </Button>
            )}
          </>
        )}
      </Load>
    </section>
  );
});

const others = "others";

interface RowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

const Row = ({ session: { device, address, usedAt, current }, busy, onEnd }: RowProps) => (
  <li className="flex items-center gap-3 py-2.5">
    <div className="min-w-0 flex-1">
      <p className="font-medium">{device}</p>
      <p className="text-ink-3 text-sm">
        {current ? "This browser" : <time dateTime={usedAt}>{momentOf(usedAt)}</time>}, {address}
      </p>
    </div>
    {!current && (
      <Button intent="quiet" busy={busy} aria-label={`Log out ${device}`} onClick={onEnd}>
        Log out
      </Button>
    )}
  </li>
);
