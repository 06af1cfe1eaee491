import { type Channel, isFixed, noticeTypes, type NoticeType } from "@toran/contract/notices";
import type {
  NotificationPreferences,
  PreferencesInput,
} from "@toran/contract/schemas/notification";
import { Checkbox, Select, Switch } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { changeInTurn } from "@/lib/change-in-turn";
import { productName } from "@/lib/product";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By which channel the person hears of what, and when their mails come. */
export const NotificationSettings = observer(function NotificationSettings() {
  const { calls } = useStores();
  const [chosen] = useState(
    () =>
      new Loadable<NotificationPreferences>(async () =>
        (await calls.notifications()).preferences(),
      ),
  );
  useEffect(() => void chosen.load(), [chosen]);
  const [change] = useState(() => changeInTurn(chosen));
  const save = (shown: NotificationPreferences, body: PreferencesInput) =>
    change(shown, async () =>
      (await calls.notifications()).savePreferences({ body: { zone: here(), ...body } }),
    );
  return (
    <Load of={chosen}>
      {(shown) => (
        <div className="grid gap-8">
          <Matrix shown={shown} onSave={save} />
          <Times shown={shown} onSave={save} />
        </div>
      )}
    </Load>
  );
});

interface PartProps {
  shown: NotificationPreferences;
  onSave: (shown: NotificationPreferences, body: PreferencesInput) => Promise<void>;
}

function Matrix({ shown, onSave }: PartProps) {
  const types = [...new Set(shown.channels.map(({ type }) => type))];
  const set = (type: NoticeType, channel: Channel, on: boolean) => {
    const all = shown.channels.map((each) =>
      each.type === type && each.channel === channel ? { ...each, on } : each,
    );
    void onSave({ ...shown, channels: all }, { channels: [{ type, channel, on }] });
  };
  const cell = (type: NoticeType, channel: Channel, words: string) => (
    <td className="py-1 text-center align-middle">
      <span className="inline-flex">
        <Checkbox
          label={<span className="sr-only">{words}</span>}
          checked={shown.channels.some(
            (each) => each.type === type && each.channel === channel && each.on,
          )}
          disabled={isFixed(type, channel)}
          onChange={({ target }) => set(type, channel, target.checked)}
        />
      </span>
    </td>
  );
  return (
    <div className="grid gap-2">
      <table className="w-full">
        <thead className="text-ink-2 text-sm">
          <tr className="border-rule border-b">
            <th scope="col" className="py-2 text-start font-medium">
              What you hear of
            </th>
            <th scope="col" className="w-24 py-2 text-center font-medium">
              In {productName}
            </th>
            <th scope="col" className="w-24 py-2 text-center font-medium">
              By email
            </th>
          </tr>
        </thead>
        <tbody className="divide-rule divide-y">
          {types.map((type) => (
            <tr key={type}>
              <th scope="row" className="py-2 text-start font-normal">
                {noticeTypes[type].says}
              </th>
              {cell(type, "IN_APP", `${noticeTypes[type].says}, in ${productName}`)}
              {cell(type, "EMAIL", `${noticeTypes[type].says}, by email`)}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-3 text-sm">What is urgent always appears in {productName}.</p>
    </div>
  );
}

/** From an hour until the same hour is no time at all, though it reads like all day. */
const hoursBut = (other: number) => hours.filter(({ value }) => value !== String(other));

function Times({ shown, onSave }: PartProps) {
  const { quiet, digestHour } = shown;
  const setQuiet = (part: Partial<typeof quiet>) => {
    const next = { ...quiet, ...part };
    void onSave({ ...shown, quiet: next }, { quiet: next });
  };
  return (
    <div className="grid gap-4">
      <p className="font-semibold">When mails come</p>
      <Select
        label="Daily summary at"
        hint="What can wait comes in one mail a day."
        options={hours}
        value={String(digestHour)}
        onChange={({ target }) => {
          const hour = Number(target.value);
          void onSave({ ...shown, digestHour: hour }, { digestHour: hour });
        }}
      />
      <Switch
        label="No mails at night"
        hint={`They wait for the morning, by the clocks of ${shown.zone.replaceAll("_", " ")}. What is urgent comes at once.`}
        checked={quiet.on}
        onChange={({ target }) => setQuiet({ on: target.checked })}
      />
      {quiet.on && (
        <div className="grid grid-cols-2 gap-4">
          <Select
            label="From"
            options={hoursBut(quiet.to)}
            value={String(quiet.from)}
            onChange={({ target }) => setQuiet({ from: Number(target.value) })}
          />
          <Select
            label="Until"
            options={hoursBut(quiet.from)}
            value={String(quiet.to)}
            onChange={({ target }) => setQuiet({ to: Number(target.value) })}
          />
        </div>
      )}
    </div>
  );
}
