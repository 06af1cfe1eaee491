import { isFailure } from "@toran/api-client/failure";
import type { Manager } from "@toran/contract/schemas/manager";
import { Avatar, Button, ConfirmDialog, Select, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useMayChange, useRank } from "@/stores/use-may-change";
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
  const changed = () => void people.load();
  return (
    <div className="grid gap-6">
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
      {mayChange && <InviteColleague area={area} onInvited={changed} />}
      {!lead && <p className="text-ink-2">{words[area].leads}</p>}
    </div>
  );
});

interface ColleagueProps {
  area: StaffArea;
  colleague: Manager;
  mayChange: boolean;
  onChanged: () => void;
}

function Colleague({ area, colleague, mayChange, onChanged }: ColleagueProps) {
  const stores = useStores();
  const [asking, ask] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = `${colleague.firstName} ${colleague.lastName}`.trim();
  const params = { id: colleague.id };

  const done = (reply: unknown) => {
    ask(false);
    setProblem(isFailure(reply) ? reply.message : undefined);
    // Who changes what they may do themselves sees it at once.
    if (colleague.self) void stores[area].load();
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar entity="person" size="sm" name={name} decorative />
      <div className="min-w-40 flex-1">
        <p className="font-medium">
          {name}
          {colleague.self && <span className="text-ink-3"> (you)</span>}
        </p>
        <p className="text-ink-3 text-sm">{colleague.email}</p>
      </div>
      {!colleague.joined && (
        <StatusPill glyph="ring" tone="idle">
          Invited
        </StatusPill>
      )}
      {mayChange ? (
        <>
          <Select
            label={<span className="sr-only">{`What ${name} may do`}</span>}
            size="sm"
            className="w-72"
            value={colleague.rank}
            options={rankOptions(area)}
            error={problem}
            onChange={(event) => {
              const rank = event.target.value as Manager["rank"];
              void stores.calls[area]()
                .then((client) => client.managers.change({ params, body: { rank } }))
                .then(done);
            }}
          />
          <Button
            intent="quiet"
            size="sm"
            aria-label={`Take ${name} out`}
            onClick={() => ask(true)}
          >
            Take out
          </Button>
          <ConfirmDialog
            open={asking}
            onOpenChange={ask}
            destructive
            title={`Take ${name} out of ${words[area].house}?`}
            description={`They are logged out at once and see nothing of ${words[area].house} any more. What they did stays under their name, and they can be invited again.`}
            confirmLabel="Take out"
            onConfirm={() =>
              void stores.calls[area]()
                .then((client) => client.managers.remove({ params }))
                .then(done)
            }
          />
        </>
      ) : (
        <span className="text-ink-2">{words[area].ranks[colleague.rank]}</span>
      )}
    </li>
  );
}
