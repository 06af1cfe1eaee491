import { isFailure } from "@toran/api-client/failure";
import {
  areReversed,
  type AuditAction,
  auditActions,
  type auditActors,
  daysReversed,
} from "@toran/contract/schemas/audit";
import type { Manager } from "@toran/contract/schemas/manager";
import { Alert, Button, DateRangeField, EmptyState, Menu, Select } from "@toran/ui";
import { Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import type { z } from "zod/mini";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { together } from "@/lib/loaded";
import { datedName, saveAs } from "@/lib/save-as";
import { isDay, isId } from "@/lib/in-address";
import { useAddressView } from "@/lib/use-address-view";
import { useRank } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { type ActivityFilter, ActivityStore, type StaffArea } from "./activity-store";
import { Entry } from "./entry";

const actions = [
  { value: "", label: "Everything" },
  ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
];

/** Who did what; leads alone see it. */
export const Activity = observer(function Activity({ area }: { area: StaffArea }) {
  const { [area]: own } = useStores();
  const lead = useRank(area) === "LEAD";
  return (
    <Load<unknown> of={own.user}>
      {() =>
        lead ? (
          <Log area={area} />
        ) : (
          <p className="text-ink-2">Leads see who did what, and can take the list out.</p>
        )
      }
    </Load>
  );
});

const tabs = ["all"] as const;
const filters = ["actor", "action", "from", "to"] as const;
const fits = { actor: isId, from: isDay, to: isDay };
const isAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);

function Log({ area }: { area: StaffArea }) {
  const { asked, change } = useAddressView(tabs, filters, fits);
  const filter = useMemo(() => {
    const { action, from, to, ...others } = asked;
    // The field has no words for half of the days, so they would be looked through unseen.
    const days = from && to ? { from, to } : {};
    return { ...others, ...days, ...(action && isAction(action) && { action }) };
  }, [asked]);
  const { calls } = useStores();
  const store = useMemo(() => new ActivityStore(calls, area, filter), [calls, area, filter]);
  return (
    <div className="grid gap-5">
      <Filters area={area} filter={filter} onChange={change} store={store} />
      {areReversed(filter) ? (
        <EmptyState title="No days to look through">
          Put the days right to see what was done.
        </EmptyState>
      ) : (
        <Entries store={store} filtered={Object.values(filter).some(Boolean)} />
      )}
    </div>
  );
}

type Actor = z.output<typeof auditActors>[number];

/** The colleagues of today, and after them whoever acted and is none of them any more. */
function namesOf(colleagues: Manager[], actors: Actor[]) {
  const here = new Set(colleagues.map(({ id }) => id));
  return [
    ...colleagues.map(({ id, firstName, lastName }) => ({
      value: id,
      label: `${firstName} ${lastName}`.trim(),
    })),
    ...actors.filter(({ id }) => !here.has(id)).map(({ id, name }) => ({ value: id, label: name })),
  ];
}

interface FiltersProps {
  area: StaffArea;
  filter: ActivityFilter;
  onChange: (part: Partial<Record<keyof ActivityFilter, string>>) => void;
  store: ActivityStore;
}

const Filters = observer(function Filters({ area, filter, onChange, store }: FiltersProps) {
  const { calls } = useStores();
  const [people] = useState(
    () =>
      new Loadable<[Manager[], Actor[]]>(async () => {
        const { managers, audit } = await calls[area]();
        return together(managers.list(), audit.actors());
      }),
  );
  useEffect(() => void people.load(), [people]);
  const reversed = areReversed(filter);
  const names = namesOf(...(people.value ?? [[], []]));
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <Select
        label="Who"
        options={[{ value: "", label: "Everybody" }, ...names]}
        value={filter.actor ?? ""}
        onChange={({ target }) => onChange({ actor: target.value })}
      />
      <Select
        label="What"
        options={actions}
        value={filter.action ?? ""}
        onChange={({ target }) => onChange({ action: target.value })}
      />
      <DateRangeField
        label="When"
        optional
        value={filter.from && filter.to ? { from: filter.from, to: filter.to } : null}
        error={reversed ? daysReversed : undefined}
        onValueChange={(range) => onChange({ from: range?.from ?? "", to: range?.to ?? "" })}
      />
      {!reversed && <Export store={store} />}
    </div>
  );
});

function Export({ store }: { store: ActivityStore }) {
  const { feedback } = useStores();
  const [busy, setBusy] = useState(false);
  async function save(format: "csv" | "xlsx") {
    setBusy(true);
    const file = await store.export(format);
    setBusy(false);
    if (isFailure(file)) feedback.toast("error", file.reason);
    else saveAs(datedName("activity", format), file);
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button intent="secondary" busy={busy} busyLabel="Exporting" className="justify-self-start">
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          Export
        </Button>
      }
      entries={[
        { heading: "What matches" },
        { label: "CSV", onSelect: () => void save("csv") },
        { label: "Excel (XLSX)", onSelect: () => void save("xlsx") },
      ]}
    />
  );
}

interface EntriesProps {
  store: ActivityStore;
  filtered: boolean;
}

const Entries = observer(function Entries({ store, filtered }: EntriesProps) {
  useEffect(() => void store.page.load(), [store]);
  return (
    <Load of={store.page}>
      {({ items, next }) =>
        items.length ? (
          <div className="grid gap-4">
            <ul aria-label="Activity" className="divide-rule border-rule divide-y border-y">
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            {store.problem && <Alert tone="bad">{store.problem}</Alert>}
            {next && (
              <Button
                intent="secondary"
                busy={store.loadingMore}
                busyLabel="Loading"
                className="justify-self-start"
                onClick={() => void store.more()}
              >
                Show more
              </Button>
            )}
          </div>
        ) : (
          <EmptyState title={filtered ? "Nothing like that was done" : "Nothing was done yet"}>
            {filtered
              ? "Choose other people, actions or days."
              : "Changes, exports and answers appear here with who made them."}
          </EmptyState>
        )
      }
    </Load>
  );
});
