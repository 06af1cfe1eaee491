import { limits } from "@toran/contract/limits";
import type { Booking } from "@toran/contract/schemas/booking";
import { Alert, IconButton, Select, TextField } from "@toran/ui";
import { X } from "lucide-react";
import { AddRow } from "@/lib/add-row";
import { TimeField } from "@/lib/time-field";
import { type DraftSchedule, freshPanel } from "./draft-schedule";

interface RowsProps {
  draft: DraftSchedule;
  put: (part: Partial<DraftSchedule>) => void;
  errors: Record<string, string>;
}
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Who talks to students at the same time, and in which place of the booking. */
export function PanelFields({ draft, put, errors, rooms }: RowsProps & Pick<Booking, "rooms">) {
  const { panels } = draft;
  const set = (place: number, part: Partial<(typeof panels)[number]>) =>
    put({ panels: panels.map((each, at) => (at === place ? { ...each, ...part } : each)) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">Panels</legend>
      {errors["panels"] && <Alert tone="bad" title={errors["panels"]} />}
      <ul className="grid gap-3">
        {panels.map((panel, place) => (
          <li key={panel.id} className="flex items-start gap-3">
            <TextField
              label={`Panel ${place + 1}`}
              maxLength={60}
              value={panel.name}
              error={errors[`panels.${place}.name`]}
              onChange={({ target }) => set(place, { name: target.value })}
              className="flex-1"
            />
            {rooms.length > 0 && (
              <Select
                label={`Place of panel ${place + 1}`}
                optional
                placeholder="Any"
                options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
                value={panel.roomId}
                error={errors[`panels.${place}.roomId`]}
                onChange={({ target }) => set(place, { roomId: target.value })}
                className="flex-1"
              />
            )}
            {panels.length > 1 && (
              <IconButton
                label={`Take out panel ${place + 1}`}
                className="mt-7"
                onClick={() => put({ panels: panels.filter((_, at) => at !== place) })}
              >
                <X {...icon} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <AddRow
        count={panels.length}
        most={limits.booking.panels}
        onAdd={() => put({ panels: [...panels, freshPanel(panels)] })}
      >
        Add a panel
      </AddRow>
    </fieldset>
  );
}

/** When nobody is seen, such as at lunch. */
export function BreakFields({ draft, put, errors }: RowsProps) {
  const { breaks } = draft;
  const set = (place: number, part: Partial<(typeof breaks)[number]>) =>
    put({ breaks: breaks.map((each, at) => (at === place ? { ...each, ...part } : each)) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">Breaks</legend>
      {breaks.length > 0 && (
        <ul className="grid gap-3">
          {breaks.map((pause, place) => (
            // oxlint-disable-next-line no-array-index-key -- rows have no name, and are only appended or taken out
            <li key={place} className="flex items-start gap-3">
              <TimeField
                label={`Break ${place + 1} from`}
                value={pause.from}
                error={errors[`breaks.${place}.from`]}
                onValueChange={(time) => set(place, { from: time })}
                className="w-40"
              />
              <TimeField
                label={`Break ${place + 1} until`}
                value={pause.to}
                error={errors[`breaks.${place}.to`]}
                onValueChange={(time) => set(place, { to: time })}
                className="w-40"
              />
              <IconButton
                label={`Take out break ${place + 1}`}
                className="mt-7"
                onClick={() => put({ breaks: breaks.filter((_, at) => at !== place) })}
              >
                <X {...icon} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddRow
        count={breaks.length}
        most={limits.slots.breaks}
        onAdd={() => put({ breaks: [...breaks, { from: "13:00", to: "14:00" }] })}
      >
        Add a break
      </AddRow>
    </fieldset>
  );
}
