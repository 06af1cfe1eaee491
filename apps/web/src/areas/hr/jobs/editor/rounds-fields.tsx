import { limits } from "@toran/contract/limits";
import { Alert, IconButton, NumberField, Select, TextField } from "@toran/ui";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { AddRow } from "@/lib/add-row";
import { roundModeWords, roundWords } from "@/features/hiring/words";
import { optionsOf } from "@/lib/options-of";
import { freshId, type PartProps, replaced, without } from "./part";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The arrow of a round that has come to an end keeps the focus; `disabled` would drop it. */
const spent = "aria-disabled:text-ink-off aria-disabled:cursor-not-allowed";

function swapped<Item>(list: readonly Item[], place: number, step: -1 | 1): Item[] {
  const next = [...list];
  const [one, other] = [next[place], next[place + step]];
  if (one === undefined || other === undefined) return next;
  next[place] = other;
  next[place + step] = one;
  return next;
}

/** The rounds of the selection, in their order. */
export function RoundsFields({ draft, change, errorOf }: PartProps) {
  const { rounds } = draft;
  const set = (place: number, part: Partial<(typeof rounds)[number]>) =>
    change({ rounds: replaced(rounds, place, part) });
  const problem = errorOf("rounds");
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      {!rounds.length && (
        <p className="text-ink-3">No rounds: you select right from the short list.</p>
      )}
      <ol className="grid gap-4">
        {rounds.map((round, place) => (
          <li key={round.id} className="border-rule grid gap-3 rounded-md border p-4">
            <div className="field-row gap-2">
              <TextField
                label={`Round ${place + 1}`}
                placeholder="Assessment"
                maxLength={60}
                value={round.title}
                error={errorOf(`rounds.${place}.title`)}
                onChange={({ target }) => set(place, { title: target.value })}
                className="flex-1"
              />
              <IconButton
                label={`Move round ${place + 1} up`}
                aria-disabled={place === 0 || undefined}
                className={spent}
                onClick={() => change({ rounds: swapped(rounds, place, -1) })}
              >
                <ArrowUp {...icon} />
              </IconButton>
              <IconButton
                label={`Move round ${place + 1} down`}
                aria-disabled={place === rounds.length - 1 || undefined}
                className={spent}
                onClick={() => change({ rounds: swapped(rounds, place, 1) })}
              >
                <ArrowDown {...icon} />
              </IconButton>
              <IconButton
                label={`Take out round ${place + 1}`}
                onClick={() => change({ rounds: without(rounds, place) })}
              >
                <X {...icon} />
              </IconButton>
            </div>
            <div className="grid grid-cols-2 gap-3">
              <Select
                label="Kind"
                options={optionsOf(roundWords)}
                value={round.kind}
                onChange={({ target }) => set(place, { kind: target.value as typeof round.kind })}
              />
              <Select
                label="Held"
                options={optionsOf(roundModeWords)}
                value={round.mode}
                onChange={({ target }) => set(place, { mode: target.value as typeof round.mode })}
              />
              <NumberField
                label="Minutes"
                optional
                min={5}
                max={480}
                step={5}
                value={round.minutes}
                error={errorOf(`rounds.${place}.minutes`)}
                onValueChange={(minutes) => set(place, { minutes })}
              />
              <TextField
                label="Venue"
                optional
                maxLength={120}
                value={round.venue ?? ""}
                error={errorOf(`rounds.${place}.venue`)}
                onChange={({ target }) => set(place, { venue: target.value })}
              />
            </div>
          </li>
        ))}
      </ol>
      <AddRow
        count={rounds.length}
        most={limits.hiring.rounds}
        onAdd={() =>
          change({
            rounds: [
              ...rounds,
              {
                id: freshId(),
                kind: "INTERVIEW",
                title: "",
                mode: "CAMPUS",
                minutes: null,
                venue: null,
              },
            ],
          })
        }
      >
        Add a round
      </AddRow>
    </>
  );
}
