import { isFailure } from "@toran/api-client/failure";
import type { Manager } from "@toran/contract/schemas/manager";
import { Avatar, Button, ConfirmDialog, Select, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { oneByOne } from "@/lib/one-by-one";
import { useMayChange, useRank } from "@/stores/use-may-change";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { InviteColleague } from "./invite-colleague";
import { rankOptions, type StaffArea, words } from "./words";

/** The people of the college or company: who they are, and what each may do. */
export const Colleagues = observer(function Colleagues({ area }: { area: StaffArea }) {
  const { calls } = useStores();
  const [people] = useState(() => new Loadable(async () => (await calls[area]()).managers.list()));
  useEffect(() => void people.load(), [people]);
  const lead = useRank(area) === "LEAD";
  const mayChange = useMayChange(area) && lead;
  const changed = () => people.load();
  return (
    <div className={`grid gap-6 ${inTurn}`}>
      <Load of={people}>
        {(all) => (
          <ul className="divide-rule border-rule divide-y border-y">
            {all.map((each) => (
              <Colleague
                key={each.id}
                area={area}
                colleague={each}
                mayChange={mayChange}
                onChanged={changed}
              />
            ))}
          </ul>
        )}
      </Load>
      {mayChange && <InviteColleague area={area} onInvited={() => void changed()} />}
      {!lead && <p className="text-ink-2">{words[area].leads}</p>}
    </div>
  );
});

interface ColleagueProps {
  area: StaffArea;
  colleague: Manager;
  mayChange: boolean;
  /** Settles once the people are there as they are now. */
  onChanged: () => Promise<void>;
}

function Colleague({ area, colleague, mayChange, onChanged }: ColleagueProps) {
  const stores = useStores();
  const [asking, ask] = useState(false);
  // A lead who gives their own rank up cannot take it back themselves.
  const [stepping, stepTo] = useState<Manager["rank"]>();
  // What was chosen is shown until the answer is. The arrow keys choose on their way: the last choice stays.
  const [wanted, want] = useState<Manager["rank"]>();
  const [sendNext] = useState(oneByOne);
  const [leaving, setLeaving] = useState(false);
  const [mailing, setMailing] = useState(false);
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const [unsent, setUnsent] = useState<string>();
  const name = `${colleague.firstName} ${colleague.lastName}`.trim();
  const params = { id: colleague.id };

  const settled = async (reply: unknown, title: string, tell = setProblem) => {
    tell(isFailure(reply) ? reply.message : undefined);
    // Who changes what they may do themselves sees it at once.
    if (colleague.self) void stores[area].load();
    await onChanged();
    // Taken out by somebody else meanwhile, a colleague has no row to say it in.
    if (isFailure(reply)) tellLate(title, reply);
  };
  const choose = (rank: Manager["rank"]) =>
    colleague.self && rank !== colleague.rank ? stepTo(rank) : void change(rank);
  async function change(rank: Manager["rank"]) {
    want(rank);
    stepTo(undefined);
    const { managers } = await stores.calls[area]();
    const { reply, isLast } = await sendNext(() =>
      managers.change({ params, body: { rank } }, toldHere),
    );
    if (!isLast) return;
    await settled(reply, `What ${name} may do is not changed`);
    want((now) => (now === rank ? undefined : now));
  }
  async function inviteAgain() {
    setMailing(true);
    const { managers } = await stores.calls[area]();
    const reply = await managers.inviteAgain({ params }, toldHere);
    setMailing(false);
    await settled(reply, `${name} is not invited again`, setUnsent);
  }
  async function takeOut() {
    setLeaving(true);
    const { managers } = await stores.calls[area]();
    const reply = await managers.remove({ params }, toldHere);
    setLeaving(false);
    ask(false);
    await settled(reply, `${name} is not taken out`);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar entity="person" size="sm" name={name} decorative />
      <div className="min-w-32 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {colleague.self && <span className="text-ink-3">(you)</span>}
          {!colleague.joined && (
            <StatusPill glyph="ring" tone="idle">
              Invited
            </StatusPill>
          )}
        </p>
        <p className="text-ink-3 text-sm wrap-anywhere">{colleague.email}</p>
        {mayChange && !colleague.joined && (
          <Button
            intent="link"
            size="sm"
            aria-label={`Invite again: ${name}`}
            busy={mailing}
            busyLabel="Inviting"
            onClick={() => void inviteAgain()}
          >
            Invite again
          </Button>
        )}
        {unsent && (
          <p role="alert" className="text-bad text-xs">
            {unsent}
          </p>
        )}
      </div>
      {mayChange ? (
        <>
          <Select
            label={`What ${name} may do`}
            labelHidden
            size="sm"
            className="w-72"
            value={wanted ?? colleague.rank}
            options={rankOptions(area)}
            error={problem}
            onChange={(event) => choose(event.target.value as Manager["rank"])}
          />
          <Button
            intent="quiet"
            size="sm"
            aria-label={`Take out ${name}`}
            onClick={() => ask(true)}
          >
            Take out
          </Button>
          <ConfirmDialog
            open={!!stepping}
            onOpenChange={() => stepTo(undefined)}
            title="Give up your own rank?"
            description={words[area].stepsDown}
            confirmLabel="Give it up"
            onConfirm={() => stepping && void change(stepping)}
          />
          <ConfirmDialog
            open={asking}
            onOpenChange={ask}
            destructive
            title={`Take ${name} out of ${words[area].house}?`}
            description={`They are logged out at once and see nothing of ${words[area].house} any more. What they did stays under their name, and they can be invited again.`}
            confirmLabel="Take out"
            busy={leaving}
            busyLabel="Taking out"
            onConfirm={() => void takeOut()}
          />
        </>
      ) : (
        <span className="text-ink-2">{words[area].ranks[colleague.rank]}</span>
      )}
    </li>
  );
}
