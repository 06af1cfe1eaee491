import { SegmentedControl } from "@toran/ui";
import type { OpenVersion } from "../open-version";
import { accents } from "./accents";
import { Part } from "./part";

/** The one colour of a résumé. */
export function Colour({ accent, version }: { accent: string; version: OpenVersion }) {
  const now = accents.find(({ hex }) => hex === accent.toLowerCase());
  return (
    <Part title="Colour" side={now?.name ?? "Its own"}>
      <SegmentedControl
        look="view"
        label="Colour"
        value={now?.hex ?? null}
        onValueChange={(hex) => version.set({ accent: hex })}
        options={accents.map(({ hex, name }) => ({
          value: hex,
          label: (
            <span className="grid size-5 place-items-center" title={name}>
              <span
                className="ring-rule-control size-4.5 rounded-full ring forced-color-adjust-none"
                style={{ backgroundColor: hex }}
              />
              <span className="sr-only">{name}</span>
            </span>
          ),
        }))}
      />
    </Part>
  );
}
