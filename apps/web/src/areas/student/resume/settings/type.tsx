import type { Options } from "@toran/resume-templates/model";
import { fontPairs, type ResumeLayout, type ResumePages } from "@toran/resume-templates/react";
import { SegmentedControl, Select, Slider } from "@toran/ui";
import type { ComponentProps } from "react";
import type { OpenVersion } from "../open-version";
import { Part } from "./part";

interface TypeProps {
  template: ComponentProps<typeof ResumePages>["template"];
  options: Options;
  layout: Pick<ResumeLayout, "asked" | "plan"> | undefined;
  version: OpenVersion;
}

const sizeSaid = (points: number) => `${points} pt`;
const spacingSaid = (lines: number) => lines.toFixed(2);
const roomSaid = (step: number) => ["closest", "close", "normal", "wide", "widest"][step - 1] ?? "";
const edges = [
  { value: "narrow", label: "12 mm" },
  { value: "normal", label: "17 mm" },
  { value: "wide", label: "23 mm" },
] as const;
const edgeSaid = (edge: Options["margin"]) =>
  edges.find(({ value }) => value === edge)?.label ?? "";

/** Typefaces, sizes and the room between lines, at the edges and on the sheet. */
export function Type({ template, options, layout, version }: TypeProps) {
  // As the pages say that were drawn, which know what fitted.
  const keptTo = <Key extends keyof Options>(key: Key, say: (value: Options[Key]) => string) => {
    const drawn = layout?.plan.options[key];
    if (drawn === undefined || drawn === layout?.asked[key]) return undefined;
    return `Now ${say(drawn)}, to keep to one page.`;
  };
  const slide = (key: "baseSize" | "lineHeight" | "density") => ({
    value: [options[key]],
    onValueChange: ([value]: number[]) => version.set({ [key]: value }, key),
    onValueCommit: () => version.history.endStretch(),
  });
  const pairs = template.fontPairs;
  const pair = pairs.find((id) => id === options.fontPair) ?? pairs[0];
  return (
    <Part title="Type and room">
      {pairs.length > 1 && (
        <Select
          label="Typefaces"
          value={pair}
          options={pairs.map((id) => ({ value: id, label: fontPairs[id].name }))}
          onChange={({ target }) => version.set({ fontPair: target.value })}
        />
      )}
      <Slider
        label="Size"
        {...slide("baseSize")}
        min={9}
        max={12}
        step={0.5}
        say={sizeSaid}
        hint={keptTo("baseSize", sizeSaid)}
      />
      <Slider
        label="Line spacing"
        {...slide("lineHeight")}
        min={1.15}
        max={1.7}
        step={0.05}
        say={spacingSaid}
        hint={keptTo("lineHeight", spacingSaid)}
      />
      <Slider
        label="Space between parts"
        {...slide("density")}
        min={1}
        max={5}
        step={1}
        say={roomSaid}
        hint={keptTo("density", roomSaid)}
      />
      <SegmentedControl
        label="Margins"
        value={options.margin}
        onValueChange={(margin) => version.set({ margin })}
        options={edges}
        hint={keptTo("margin", edgeSaid)}
      />
      <SegmentedControl
        label="Paper"
        value={options.paper}
        onValueChange={(paper) => version.set({ paper })}
        options={[
          { value: "a4", label: "A4" },
          { value: "letter", label: "US Letter" },
        ]}
      />
    </Part>
  );
}
