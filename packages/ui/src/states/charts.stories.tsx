import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { waitFor, within } from "storybook/test";
import { AreaChart } from "../charts/area-chart";
import { BarChart, StackedBarChart } from "../charts/bar-chart";
import { BarInBar } from "../charts/bar-in-bar";
import { ChartFrame } from "../charts/chart-frame";
import { DotOnBar } from "../charts/dot-on-bar";
import { LineChart } from "../charts/line-chart";
import { RollChart } from "../roll-chart/roll-chart";
import { moved, StateSheet } from "./state-sheet";

const meta = {
  title: "States/Charts",
  // A sheet shows the same region once for each state.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const long = "Companies of the second week of the season that came for the first time";
const named = ["Computer Science", "Mechanical", "Civil"];
const words = ["Computer Science and Business Systems", "Instrumentation and Control", long];

/** A chart, and the same with long names; its options are what is pressed. */
const sheet = (draw: (names: string[], title: string) => ReactNode): Story => ({
  render: () => (
    <StateSheet
      room="half"
      states={{
        ...moved(draw(named, "Offers")),
        "long text": draw(words, long),
      }}
    />
  ),
});

const figures = (names: string[], title: string) => ({
  title,
  finding: "Computer Science has the most offers.",
  rowsAre: "Department",
  height: 160,
  rows: names.map((name, n) => ({ name, values: { made: 140 - n * 40, taken: 90 - n * 35 } })),
  series: [
    { key: "made", name: names === words ? long : "Made" },
    { key: "taken", name: "Taken" },
  ],
});

/** What is drawn in one of the states. */
const stateOf = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole("region", { name }));

export const BarCharts: Story = {
  ...sheet((names, title) => <BarChart {...figures(names, title)} />),
  play: async ({ canvasElement }) => {
    const drawn = stateOf(canvasElement, "long text");
    for (const name of [/^Computer Science and/, /^Instrumentation/])
      await waitFor(() => drawn.getByText(name, { selector: "tspan" }));
  },
};
export const StackedBarCharts = sheet((names, title) => (
  <StackedBarChart {...figures(names, title)} />
));
export const LineCharts: Story = {
  ...sheet((names, title) => <LineChart {...figures(names, title)} />),
  play: async ({ canvasElement }) => {
    // Neither the first name, which begins before its point, nor a long one is cut off.
    await waitFor(() => stateOf(canvasElement, "default").getByText("Computer Science"));
    stateOf(canvasElement, "long text").getByText(long, { selector: "li" });
  },
};
export const AreaCharts = sheet((names, title) => <AreaChart {...figures(names, title)} />);
export const BarsInBars = sheet((names, title) => (
  <BarInBar
    title={title}
    finding="Computer Science accepted the most."
    rowsAre="Department"
    wholeName={names === words ? long : "Sent"}
    partName="Accepted"
    height={160}
    rows={names.map((name, n) => ({ name, whole: 12 - n * 3, part: 9 - n * 4 }))}
  />
));
export const DotsOnBars = sheet((names, title) => (
  <DotOnBar
    title={title}
    finding="Computer Science is the strongest."
    rowsAre="Department"
    dotsAre="Skill"
    scale={["New", "Basic", "Good", "Strong", "Expert"]}
    rows={names.map((name, n) => ({
      name,
      dots: [1, 2, 3].map((skill) => ({ name: `Skill ${skill}`, value: (skill + n) % 5 })),
    }))}
  />
));
export const ChartFrames = sheet((names, title) => (
  <ChartFrame
    title={title}
    finding="Three departments."
    rows={names.map((name) => ({ name }))}
    columns={[{ key: "name", title: "Department" }]}
  >
    <div className="border-rule-strong h-16 border" />
  </ChartFrame>
));
export const RollCharts = sheet((names, title) => (
  <RollChart
    title={title}
    finding="412 of 661 students are placed."
    rows={names.map((name, n) => ({
      name,
      placed: 30 - n * 9,
      placedThisWeek: 3,
      offer: 4,
      inProcess: 8,
      notStarted: 6,
      href: `#${n}`,
    }))}
  />
));
