import { limits } from "@toran/contract/limits";
import { IconButton, TextField } from "@toran/ui";
import { X } from "lucide-react";
import { AddRow } from "@/lib/add-row";
import type { PartProps } from "./part";

/** Who comes, so that the college can let them in. */
export function VisitorFields({ draft, change, errorOf }: Omit<PartProps, "options">) {
  const { visitors } = draft;
  const set = (place: number, part: Partial<(typeof visitors)[number]>) =>
    change({ visitors: visitors.map((each, at) => (at === place ? { ...each, ...part } : each)) });
  return (
    <div className="grid gap-4">
      {visitors.length > 0 && (
        <ul className="grid gap-3">
          {visitors.map((visitor, place) => (
            // oxlint-disable-next-line no-array-index-key -- rows have no name, and are only appended or taken out
            <li key={place} className="flex items-start gap-3">
              <TextField
                label={`Visitor ${place + 1}`}
                maxLength={80}
                value={visitor.name}
                error={errorOf(`visitors.${place}.name`)}
                onChange={({ target }) => set(place, { name: target.value })}
                className="flex-1"
              />
              <TextField
                label="What they do"
                maxLength={80}
                placeholder="Engineering manager"
                value={visitor.role}
                error={errorOf(`visitors.${place}.role`)}
                onChange={({ target }) => set(place, { role: target.value })}
                className="flex-1"
              />
              <IconButton
                label={`Take out visitor ${place + 1}`}
                className="mt-7"
                onClick={() => change({ visitors: visitors.filter((_, at) => at !== place) })}
              >
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddRow
        count={visitors.length}
        most={limits.booking.visitors}
        onAdd={() => change({ visitors: [...visitors, { name: "", role: "" }] })}
      >
        Add a visitor
      </AddRow>
    </div>
  );
}
