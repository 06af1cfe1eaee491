import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ChevronDown,
  CloudCheck,
  Download,
  GripVertical,
  Minus,
  Plus,
  Redo2,
  Star,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { SegmentedControl } from "../choice/segmented-control";
import { Switch } from "../choice/switch";
import { Meter } from "../file/meter";
import { Slider } from "../slider/slider";
import { StudentFrame } from "./frames";
import { Paper } from "./paper";

const meta = {
  title: "Showcase/Résumé studio",
  parameters: { page: true },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const templates = [
  "Register",
  "Verandah",
  "Margin",
  "Column",
  "Ledger",
  "Masthead",
  "Plain",
  "Timeline",
  "Quad",
  "Compact",
];
const lines = ["w-2/3", "w-full", "w-5/6", "w-full", "w-3/4", "w-full", "w-1/2", "w-5/6"];

const Templates = () => (
  <section aria-labelledby="templates" className="border-rule min-h-0 overflow-y-auto border-e p-4">
    <h1 id="templates" className="title-lg">
      Templates <span className="title-count">10</span>
    </h1>
    <ul className="mt-2 grid grid-cols-2 gap-3">
      {templates.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === "Verandah"}
            className="group aria-pressed:text-accent-ink w-full text-start aria-pressed:font-semibold"
          >
            <span
              aria-hidden="true"
              className="border-rule-strong bg-lift group-aria-pressed:border-accent flex h-31 flex-col gap-1.5 rounded-xs border p-2.5 group-aria-pressed:border-2"
            >
              <span className="bg-ink mb-1 h-1.5 w-1/2" />
              {lines.map((width, place) => (
                <span key={place} className={`bg-rule-strong h-0.75 ${width}`} />
              ))}
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const inks = ["bg-accent", "bg-data-3", "bg-data-4", "bg-data-2", "bg-data-6", "bg-ink"];
const sections = [
  "Summary",
  "Experience",
  "Projects",
  "Education",
  "Skills",
  "Achievements",
  "Additional",
];

function Settings() {
  const [size, setSize] = useState([10.5]);
  const [spacing, setSpacing] = useState([1.35]);
  const [margin, setMargin] = useState([18]);
  return (
    <aside
      aria-label="How it looks"
      className="border-rule divide-rule min-h-0 divide-y overflow-y-auto border-s px-5"
    >
      <div className="grid grid-cols-2 gap-2 py-2">
        <Button intent="secondary">
          <Star {...icon} />
          Make default
        </Button>
        <Button>
          <Download {...icon} />
          Download PDF
        </Button>
      </div>
      <section className="py-3.5">
        <h2 className="flex justify-between">
          <b className="font-semibold">Fits one page</b>
          <span className="text-ink-2">94% full</span>
        </h2>
        <Meter label="Room used on the page" value={0.94} className="mt-2" />
      </section>
      <section className="py-3.5">
        <h2 className="font-semibold">Colour</h2>
        <div className="flex items-center gap-2 pt-2">
          {inks.map((ink, place) => (
            <button
              key={ink}
              type="button"
              aria-label={`Colour ${place + 1}`}
              aria-pressed={place === 0}
              className={`aria-pressed:outline-accent-ink size-6.5 rounded-full aria-pressed:outline-2 aria-pressed:outline-offset-2 ${ink}`}
            />
          ))}
          <span className="text-ink-2 ms-auto">Neel</span>
        </div>
      </section>
      <section className="flex flex-col gap-2 py-3.5">
        <SegmentedControl
          label="Type"
          defaultValue="serif"
          options={[
            { value: "serif", label: "Source Serif" },
            { value: "anek", label: "Anek" },
          ]}
        />
        <Slider
          label="Size"
          value={size}
          onValueChange={setSize}
          min={9}
          max={12}
          step={0.5}
          say={(value) => `${value} pt`}
        />
        <Slider
          label="Line spacing"
          value={spacing}
          onValueChange={setSpacing}
          min={1}
          max={2}
          step={0.05}
        />
        <Slider
          label="Margins"
          value={margin}
          onValueChange={setMargin}
          min={10}
          max={25}
          say={(value) => `${value} mm`}
        />
      </section>
      <section className="py-3.5">
        <h2 className="font-semibold">Sections</h2>
        <ul>
          {sections.map((name) => (
            <li key={name} className="flex items-center gap-2 py-1">
              <GripVertical {...icon} className="text-ink-3 flex-none" />
              <div className="flex-1">
                <Switch label={name} defaultChecked={name !== "Additional"} />
              </div>
            </li>
          ))}
        </ul>
        <p className="text-ink-3 pt-1 text-xs">
          Text comes from your portfolio. Edit it once, every résumé follows.
        </p>
      </section>
    </aside>
  );
}

export const FStudio: Story = {
  name: "f Résumé studio",
  render: () => (
    <StudentFrame
      current="Résumé studio"
      crumbs={[{ label: "Résumé studio", href: "#studio" }, { label: "Product roles" }]}
    >
      <div className="grid min-h-0 flex-1 grid-cols-[--spacing(59)_minmax(0,1fr)_--spacing(80)] grid-rows-[minmax(0,1fr)]">
        <Templates />
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="border-rule flex h-12 flex-none items-center gap-1 border-b px-4">
            <Button intent="quiet" className="text-ink">
              Product roles
              <ChevronDown {...icon} />
            </Button>
            <span className="text-ink-2 me-auto flex items-center gap-1.5">
              <CloudCheck {...icon} />
              Saved
            </span>
            <IconButton label="Smaller">
              <Minus {...icon} />
            </IconButton>
            <span className="tnum">68%</span>
            <IconButton label="Larger">
              <Plus {...icon} />
            </IconButton>
            <IconButton label="Undo">
              <Undo2 {...icon} />
            </IconButton>
            <IconButton label="Redo">
              <Redo2 {...icon} />
            </IconButton>
          </div>
          <div className="bg-canvas min-h-0 flex-1 overflow-y-auto">
            <Paper />
          </div>
        </div>
        <Settings />
      </div>
    </StudentFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("article", { name: "Résumé of Ananya Iyer" }),
    ).toBeVisible();
  },
};
