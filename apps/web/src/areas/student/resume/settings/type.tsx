import type { Options } from "@toran/resume-templates/model";
import { fontPairs, type ResumePages } from "@toran/resume-templates/react";
import { SegmentedControl, Select, Slider } from "@toran/ui";
import type { ComponentProps } from "react";
import type { OpenVersion } from "../open-version";
import { Part } from "./part";

interface TypeProps {
  template: ComponentProps<typeof ResumePages>["template"];
  options: Options;
  version: OpenVersion;
}

/** Typefaces, sizes and the room between lines, at the edges and on the sheet. */
export function Type({ template, options, version }: TypeProps) {
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
        say={(value) => `${value} pt`}
      />
      <Slider
        label="Line spacing"
        {...slide("lineHeight")}
        min={1.15}
        max={1.7}
        step={0.05}
        say={(value) => value.toFixed(2)}
      />
      <Slider
        label="Space between parts"
        {...slide("density")}
        min={1}
        max={5}
        step={1}
        say={(value) => ["closest", "close", "normal", "wide", "widest"][value - 1] ?? ""}
      />
      <SegmentedControl
        label="Margins"
        value={options.margin}
        onValueChange={(margin) => version.set({ margin })}
        options={[
          { value: "narrow", label: "12 mm" },
          { value: "normal", label: "17 mm" },
          { value: "wide", label: "23 mm" },
        ]}
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
