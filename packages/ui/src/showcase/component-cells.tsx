import { Download, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar";
import { Badge } from "../badge/badge";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { OptionList } from "../combobox/option-list";
import { SearchField } from "../field/search-field";
import { TextField } from "../field/text-field";
import type { StatusGlyph } from "../status/glyphs";
import { StatusPill } from "../status/status-pill";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const nothing = () => undefined;

export const Cell = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-rule min-w-0 border-e border-b px-6 py-5">
    <h2 className="text-ink-2 mb-3 font-medium">{title}</h2>
    {children}
  </section>
);

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-center gap-2 py-1.25">
    <span className="text-ink-2 w-19 flex-none">{name}</span>
    {children}
  </div>
);

export const Buttons = () => (
  <>
    <Line name="Primary">
      <Button>Import students</Button>
      <Button busy busyLabel="Saving">
        Save
      </Button>
    </Line>
    <Line name="Secondary">
      <Button intent="secondary">
        <Download {...icon} />
        Export
      </Button>
      <IconButton edge label="More">
        <Ellipsis {...icon} />
      </IconButton>
    </Line>
    <Line name="Soft, quiet">
      <Button intent="soft">Accept</Button>
      <Button intent="quiet">Decline</Button>
    </Line>
    <Line name="Danger, off">
      <Button intent="danger">Delete list</Button>
      <Button disabled>Mark placed</Button>
    </Line>
    <Line name="28, 34, 42">
      <Button size="sm">Small</Button>
      <Button size="md">Default</Button>
      <Button size="lg">Large</Button>
    </Line>
  </>
);

export const Fields = () => (
  <div className="grid grid-cols-2 gap-x-3.5 gap-y-3">
    <TextField label="City" placeholder="Start typing" />
    <TextField label="Plan seats" optional defaultValue="1,200" />
    <TextField label="Mobile" defaultValue="98400 1234" error="Enter 10 digits." />
    <TextField label="Role" readOnly value="Placement officer" hint="Set by your college." />
  </div>
);

const universities = [
  "Anna University, Chennai",
  "Annamalai University, Chidambaram",
  "Savanna State University",
  "Susanna Wesley College",
].map((label) => ({ value: label, label }));

export const OpenCombobox = () => (
  <div className="relative mb-48">
    <SearchField label="University" defaultValue="anna" />
    <OptionList
      id="universities"
      noun="universities"
      label="University"
      side="down"
      chosen={[universities[0]!.value]}
      active={0}
      onChoose={nothing}
      options={{
        search: "anna",
        items: universities,
        status: "ready",
        more: nothing,
        retry: nothing,
      }}
    />
  </div>
);

export const dots: Record<string, number> = {
  "2025-11-04": 1,
  "2025-11-07": 2,
  "2025-11-13": 3,
  "2025-11-14": 1,
  "2025-11-18": 2,
  "2025-11-19": 1,
  "2025-11-21": 3,
  "2025-11-24": 1,
  "2025-11-28": 2,
};

const pills: readonly [StatusGlyph, "ok" | "info" | "warn" | "bad" | "idle", string][] = [
  ["ring", "idle", "Not placed"],
  ["quarter", "info", "Shortlisted"],
  ["half", "info", "In process"],
  ["three-quarters", "info", "Offer in hand"],
  ["done", "ok", "Placed"],
  ["quarter", "warn", "Pending"],
  ["paused", "warn", "On hold"],
  ["crossed", "bad", "Declined"],
  ["paused", "idle", "Higher studies"],
];

export const Statuses = () => (
  <>
    <div className="flex flex-wrap items-center gap-1.5">
      {pills.map(([glyph, tone, word]) => (
        <StatusPill key={word} glyph={glyph} tone={tone}>
          {word}
        </StatusPill>
      ))}
      <Badge count={3} label="waiting" />
    </div>
    <h3 className="text-ink-2 mt-4 mb-2 font-medium">Shape is who</h3>
    <div className="flex gap-7">
      {(
        [
          ["person", "Person", "Ananya Iyer", "Siddharth Rao"],
          ["college", "College", "Nilgiri", "Kaveri"],
          ["company", "Company", "Kestrel", "Tessera"],
        ] as const
      ).map(([entity, word, one, other]) => (
        <div key={entity}>
          <span className="flex gap-1.5">
            <Avatar entity={entity} name={one} decorative />
            <Avatar entity={entity} name={other} decorative />
          </span>
          <span className="text-ink-2 text-xs">{word}</span>
        </div>
      ))}
    </div>
  </>
);
