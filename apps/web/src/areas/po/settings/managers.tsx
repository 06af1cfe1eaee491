import { isFailure } from "@toran/api-client/failure";
import type { Manager } from "@toran/contract/schemas/manager";
import { Avatar, Button, ConfirmDialog, Select, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { InviteManager } from "./invite-manager";
import { rankOptions, rankWords } from "./ranks";

/** The officers of the college: who they are, and what each may do. */
export const Managers = observer(function Managers() {
  const { calls, po } = useStores();
  const [officers] = useState(() => new Loadable(async () => (await calls.po()).managers.list()));
  useEffect(() => void officers.load(), [officers]);
  const lead = po.user.value?.data.rank === "LEAD";
  const changed = () => void officers.load();
  return (
    <div className="grid gap-6">
      <Load of={officers}>
        {(all) => (
          <ul className="divide-rule border-rule divide-y border-y">
            {all.map((officer) => (
              <Officer key={officer.id} officer={officer} mayChange={lead} onChanged={changed} />
            ))}
          </ul>
        )}
      </Load>
      {lead ? (
        <InviteManager onInvited={changed} />
      ) : (
        <p className="text-ink-2">Leads of the college decide who its officers are.</p>
      )}
    </div>
  );
});

interface OfficerProps {
  officer: Manager;
  mayChange: boolean;
  onChanged: () => void;
}

function Officer({ officer, mayChange, onChanged }: OfficerProps) {
  const { calls, po } = useStores();
  const [asking, ask] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = `${officer.firstName} ${officer.lastName}`.trim();
  const params = { id: officer.id };

  const done = (reply: unknown) => {
    ask(false);
    setProblem(isFailure(reply) ? reply.message : undefined);
    // Who changes what they may do themselves sees it at once.
    if (officer.self) void po.load();
    onChanged();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar entity="person" size="sm" name={name} decorative />
      <div className="min-w-40 flex-1">
        <p className="font-medium">
          {name}
          {officer.self && <span className="text-ink-3"> (you)</span>}
        </p>
        <p className="text-ink-3 text-sm">{officer.email}</p>
      </div>
      {!officer.joined && (
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
            value={officer.rank}
            options={rankOptions}
            error={problem}
            onChange={(event) => {
              const rank = event.target.value as Manager["rank"];
              void calls
                .po()
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
            title={`Take ${name} out of the college?`}
            description="They are logged out at once and see nothing of the college any more. What they did stays under their name, and they can be invited again."
            confirmLabel="Take out"
            onConfirm={() =>
              void calls
                .po()
                .then((client) => client.managers.remove({ params }))
                .then(done)
            }
          />
        </>
      ) : (
        <span className="text-ink-2">{rankWords[officer.rank]}</span>
      )}
    </li>
  );
}
