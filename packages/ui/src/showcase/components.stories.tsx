import * as Toast from "@radix-ui/react-toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect, within } from "storybook/test";
import { Button } from "../button/button";
import { LineChart } from "../charts/line-chart";
import { MonthGrid } from "../date/month-grid";
import { EmptyState } from "../empty/empty-state";
import { PaletteBody } from "../palette/palette-body";
import { ToastRow } from "../toast/toast-row";
import { Buttons, Cell, dots, Fields, OpenCombobox, Statuses } from "./component-cells";
import { Choices, InDialog, Loading, packages, recent, toasts } from "./component-cells-more";

const meta = {
  title: "Showcase/Components",
  parameters: { page: true },
  globals: { role: "po" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const nothing = () => undefined;

const Components = () => (
  <main className="desk:grid-cols-[repeat(4,minmax(0,1fr))] grid">
    <h1 className="sr-only">Components</h1>
    <Cell title="Buttons">
      <Buttons />
    </Cell>
    <Cell title="Fields">
      <Fields />
    </Cell>
    <Cell title="Combobox">
      <OpenCombobox />
    </Cell>
    <Cell title="Calendar">
      <MonthGrid
        value="2025-11-21"
        onChoose={nothing}
        month="2025-11"
        now="2025-11-13"
        noun="events"
        count={(day) => dots[day] ?? 0}
      />
    </Cell>
    <Cell title="Status, always glyph and word">
      <Statuses />
    </Cell>
    <Cell title="Dialog">
      <InDialog />
    </Cell>
    <Cell title="Command palette, Ctrl K">
      <div className="border-rule-strong bg-lift shadow-over overflow-hidden rounded-xl border">
        <PaletteBody
          open
          recent={recent}
          search={async () => recent}
          onChoose={nothing}
          onOpenChange={nothing}
          placeholder="Search students, companies, actions"
          icon={<Search {...icon} />}
        />
      </div>
    </Cell>
    <Cell title="Empty">
      <EmptyState title="No bookmarks yet" action={<Button>New list</Button>}>
        Group students for a drive, then share the list with a company.
      </EmptyState>
    </Cell>
    <Cell title="Tabs, segments, filters">
      <Choices />
    </Cell>
    <Cell title="Loading: the shape of what is coming">
      <Loading />
    </Cell>
    <section className="border-rule min-w-0 border-e border-b">
      <h2 className="text-ink-2 px-6 pt-5 font-medium">Chart card</h2>
      <LineChart
        title="Median package, LPA"
        finding="The median package rose from 4.6 to 7.2 LPA in five seasons; the region reached 5.9."
        rowsAre="Season"
        now
        rows={packages.map(([name, nilgiri, region]) => ({ name, values: { nilgiri, region } }))}
        series={[
          { key: "nilgiri", name: "Nilgiri" },
          { key: "region", name: "Region", compared: true },
        ]}
      />
    </section>
    <Cell title="Toast">
      <Toast.Provider label="Message">
        {toasts.map((item) => (
          <ToastRow key={item.id} item={item} onClose={nothing} />
        ))}
        <Toast.Viewport className="flex flex-col gap-2.5 outline-none" />
      </Toast.Provider>
    </Cell>
  </main>
);

export const KComponents: Story = {
  name: "k Components",
  render: () => <Components />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Toast" })).toBeVisible();
  },
};

export const KComponentsDark: Story = {
  ...KComponents,
  name: "k Components, dark",
  globals: { role: "po", theme: "dark" },
};
