import type { Meta, StoryObj } from "@storybook/react-vite";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { AvatarStack } from "../avatar/avatar-stack";
import { DotRows } from "../dot-rows/dot-rows";
import { RichText } from "../rich-text/rich-text";
import { OrgTile } from "../shell/org-tile";
import { PageHeader } from "../shell/page-header";
import { Button } from "../button/button";
import { StatStrip } from "../stat/stat-strip";
import { Stepper, StepWindow } from "../stepper/stepper";
import { Timeline } from "../timeline/timeline";
import { moved, StateSheet, type States, still } from "./state-sheet";

const meta = {
  title: "States/Records",
  // A sheet shows the same landmark once for each state.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const long = "Offers of the companies that came in the second week of the season";
const address = `${"placements-and-internships.".repeat(3)}nilgiri.example`;
const sheet = (part: ReactNode, more?: States): Story => ({
  render: () => <StateSheet states={{ ...still(part), ...more }} />,
});

const entries = (title: string, detail?: string) => [
  { id: "1", title, when: "2 Nov, 18:20", detail, icon: <Send size={14} strokeWidth={2} /> },
  { id: "2", title: "Interview", when: "Today, 14:00", tone: "now" } as const,
  { id: "3", title: "Offer", when: "by 28 Nov", tone: "next" } as const,
];
export const Timelines = sheet(<Timeline label="History" entries={entries("Applied")} />, {
  "long text": <Timeline label="History" entries={entries(long, address)} />,
});

const steps = (label: string, detail: string) => (
  <Stepper
    groups={[
      {
        title: "Import",
        steps: [
          { label, detail, state: "done", href: "#list" },
          { label: "Match columns", detail: "2 are not matched", state: "attention" },
          { label: "Check rows", state: "current" },
          { label: "Import", state: "next" },
        ],
      },
    ]}
  />
);
export const Steppers: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(steps("Choose the list", "class-of-2026.xlsx")),
        "long text": steps(long, address),
      }}
    />
  ),
};
export const StepWindows = sheet(
  <div className="flex gap-3">
    {(["done", "attention", "current", "next"] as const).map((state) => (
      <StepWindow key={state} state={state} />
    ))}
  </div>,
);

const stats = (label: string, note: string) => (
  <StatStrip
    label="Season so far"
    stats={[
      { label, figure: "412", unit: "of 661", note, sign: "now", href: "#placed" },
      { label: "Median package", figure: "₹7.2", unit: "LPA", note: "₹0.8 LPA", sign: "up" },
    ]}
  />
);
export const StatStrips: Story = {
  render: () => (
    <StateSheet
      states={{ ...moved(stats("Placed", "18 this week")), "long text": stats(long, long) }}
    />
  ),
};

const members = ["Ananya Iyer", "Zoya Sheikh", "Tenzin Dolma"].map((name) => ({ name }));
export const AvatarStacks = sheet(<AvatarStack entity="person" members={members} total={28} />);

const dots = (name: string) => (
  <DotRows
    finding="Strongest in web development."
    from={{ value: 1, name: "New" }}
    to={{ value: 5, name: "Expert" }}
    middle="Working"
    legend={{ dot: "one skill", bar: "domain average" }}
    rows={[
      { name, average: 4.5, dots: [4, 5].map((value) => ({ name: `Skill ${value}`, value })) },
      { name: "Cloud", average: 2, dots: [{ name: "Docker", value: 2 }] },
    ]}
  />
);
export const DotRowSets = sheet(dots("Web"), { "long text": dots(long) });

const text = (words: string) =>
  `<p>Led a team of <strong>four</strong>.</p><ul><li><p>${words}</p></li><li><p><a href="https://saathi.example">See it live</a></p></li></ul>`;
export const RichTexts = sheet(<RichText html={text("Works on 2G")} />, {
  "long text": <RichText html={text(address)} />,
});

export const OrgTiles = sheet(
  <OrgTile entity="college" name="Nilgiri Institute" detail="Placement office" />,
  {
    loading: <OrgTile entity="college" name={undefined} detail="Placement office" />,
    "long text": <OrgTile entity="company" name={long} detail={long} />,
  },
);

const head = (title: string, context: string) => (
  <PageHeader title={title} count={1284} context={context} actions={<Button>Import</Button>} />
);
export const PageHeaders: Story = {
  render: () => (
    <StateSheet
      room="whole"
      states={{ ...still(head("Students", "Class of 2026")), "long text": head(long, address) }}
    />
  ),
};
