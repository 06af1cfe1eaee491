import type { TemplateFacts } from "@toran/resume-templates";
import type { Options } from "@toran/resume-templates/model";
import { Select, Switch } from "@toran/ui";
import type { OpenVersion } from "../open-version";
import { Part } from "./part";

interface DetailsProps {
  facts: TemplateFacts;
  options: Options;
  version: OpenVersion;
}

const inWords = { value: "words", label: "Words" };
const drawn = [
  { value: "dots", label: "Dots and words" },
  { value: "bar", label: "A bar and words" },
  { value: "segments", label: "Segments and words" },
];
const leftOut = { value: "hidden", label: "Left out" };
const photos = [
  { value: "auto", label: "As the template has it" },
  { value: "square", label: "Square" },
  { value: "round", label: "Round" },
  { value: "hidden", label: "Left out" },
];
const dates = [
  { value: "short", label: "Sept 2025" },
  { value: "month", label: "September 2025" },
  { value: "year", label: "2025" },
];

/** The small things, each of which somebody asks for. Only what the template heeds is offered. */
export function Details({ facts, options, version }: DetailsProps) {
  const levels = [inWords, ...(facts.levels === "drawn" ? drawn : []), leftOut];
  const level = levels.some(({ value }) => value === options.level) ? options.level : "words";
  return (
    <Part title="Details">
      {facts.photo !== "never" && (
        <Select
          label="Photo"
          value={options.photo}
          options={photos}
          onChange={({ target }) => version.set({ photo: target.value as Options["photo"] })}
        />
      )}
      <Select
        label="Skill levels"
        value={level}
        options={levels}
        onChange={({ target }) => version.set({ level: target.value as Options["level"] })}
      />
      <Select
        label="Dates"
        value={options.dates}
        options={dates}
        onChange={({ target }) => version.set({ dates: target.value as Options["dates"] })}
      />
      <Switch
        label="Headings in capitals"
        checked={options.headingCase === "upper"}
        onChange={({ target }) =>
          version.set({ headingCase: target.checked ? "upper" : "as-typed" })
        }
      />
      <Switch
        label="Addresses beside links"
        hint="For those who read it on paper."
        checked={options.links === "label+address"}
        onChange={({ target }) =>
          version.set({ links: target.checked ? "label+address" : "label" })
        }
      />
      <Switch
        label="Page numbers"
        hint="Where there is more than one page."
        checked={options.pageNumbers}
        onChange={({ target }) => version.set({ pageNumbers: target.checked })}
      />
    </Part>
  );
}
