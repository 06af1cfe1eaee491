import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AreaChart } from "./area-chart";
import { BarChart, StackedBarChart } from "./bar-chart";
import { ChartFrame } from "./chart-frame";
import { DotOnBar } from "./dot-on-bar";
import { LineChart } from "./line-chart";
import { taken } from "./taken";

const meta = {
  title: "Charts",
  globals: { role: "po" },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const seasons = [
  ["2022", 4.6, 4.4],
  ["2023", 5.1, 4.6],
  ["2024", 5.7, 5],
  ["2025", 6.4, 5.4],
  ["2026", 7.2, 5.9],
] as const;

const packages = {
  title: "Median package, LPA",
  finding: "The median package rose from 4.6 to 7.2 LPA in five seasons; the region reached 5.9.",
  rowsAre: "Season",
  now: true,
  rows: seasons.map(([name, nilgiri, region]) => ({ name, values: { nilgiri, region } })),
  series: [
    { key: "nilgiri", name: "Nilgiri" },
    { key: "region", name: "Region", compared: true },
  ],
};

export const Line: Story = { render: () => <LineChart {...packages} /> };

export const PointsByKey: Story = {
  ...Line,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("2023Nilgiri5.1Region4.6"),
    );
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("2022Nilgiri4.6"));
  },
};

export const AsATable: Story = {
  ...Line,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Options of Median package, LPA" }).focus();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect(canvas.getByRole("row", { name: "2026 7.2 5.9" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Season" })).toBeVisible();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect(canvas.getByRole("figure", { name: packages.finding })).toBeVisible();
  },
};

export const TakenAsASheet: Story = {
  ...Line,
  play: async ({ canvasElement }) => {
    const { name, content } = await taken(canvasElement, "Download as sheet (CSV)");
    await expect(name).toBe("median-package-lpa.csv");
    await expect(await content.text()).toContain("Season,Nilgiri,Region\r\n2022,4.6,4.4\r\n");
  },
};

export const TakenAsAPicture: Story = {
  ...Line,
  play: async ({ canvasElement }) => {
    const { name, content } = await taken(canvasElement, "Download as picture (PNG)");
    await expect(name).toBe("median-package-lpa.png");
    const picture = await createImageBitmap(content);
    await expect(picture.width).toBeGreaterThan(600);
  },
};

export const LineWithAGap: Story = {
  render: () => (
    <LineChart
      {...packages}
      finding="No season was counted in 2024."
      rows={packages.rows.map((row) =>
        row.name === "2024" ? { ...row, values: { nilgiri: null, region: 5 } } : row,
      )}
    />
  ),
};

/** A figure that is not known yet is none: the name stays where its line ends. */
export const NotKnownYet: Story = {
  render: () => (
    <LineChart
      {...packages}
      finding="The region has no figure for 2026 yet."
      rows={packages.rows.map((row) =>
        row.name === "2026" ? { ...row, values: { nilgiri: 7.2, region: null } } : row,
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const names = () => within(canvasElement).getAllByText(/^(Nilgiri|Region)$/);
    await waitFor(() => expect(names()).toHaveLength(2));
    const [first, second] = names().map((text) => text.getBoundingClientRect().top);
    await expect(Math.abs(first! - second!)).toBeLessThan(80);
  },
};

const weeks = Array.from({ length: 12 }, (_, n) => ({
  name: `Wk ${n + 1}`,
  title: `Week ${n + 1}`,
  values: { offers: 14 + ((n * 17) % 23) + n * 3 },
}));

export const Area: Story = {
  render: () => (
    <AreaChart
      title="Offers each week"
      finding="Offers rose from 14 in week 1 to 59 in week 9."
      rowsAre="Week"
      now
      rows={weeks}
      series={[{ key: "offers", name: "Offers" }]}
    />
  ),
};

/** Before the first figure there is a frame and no mark, and nothing of it is drawn nowhere. */
export const NothingYet: Story = {
  render: () => (
    <AreaChart
      title="Offers each week"
      finding="No offers yet."
      rows={[]}
      series={[{ key: "offers", name: "Offers" }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const Bars: Story = {
  render: () => (
    <BarChart
      title="Offers by sector"
      finding="Software made most offers, 2,140 of 3,612."
      rowsAre="Sector"
      rows={[
        ["Software", 2140],
        ["Automotive", 640],
        ["Shipping", 452],
        ["Energy", 380],
      ].map(([name, offers]) => ({ name: String(name), values: { offers: Number(offers) } }))}
      series={[{ key: "offers", name: "Offers" }]}
    />
  ),
};

const departments = [
  ["Computer Science", 148, 9, 14, 9],
  ["Electronics", 96, 11, 19, 16],
  ["Mechanical", 58, 6, 33, 24],
] as const;

export const Stacked: Story = {
  render: () => (
    <StackedBarChart
      title="Students by status"
      finding="Computer Science has placed 148 of 180 students, most of all departments."
      rowsAre="Department"
      rows={departments.map(([name, placed, offer, process, rest]) => ({
        name,
        values: { placed, offer, process, rest },
      }))}
      series={[
        { key: "placed", name: "Placed", tone: "ok" },
        { key: "offer", name: "Offer in hand", tone: "info" },
        { key: "process", name: "In process", tone: "warn" },
        { key: "rest", name: "Not started", tone: "idle" },
      ]}
    />
  ),
};

/** A picture names its marks as well, and holds nothing of what is told of a point. */
export const TakenWithItsNames: Story = {
  ...Stacked,
  play: async ({ canvasElement }) => {
    const { words, drawings } = await taken(canvasElement, "Download as picture (PNG)");
    const texts = words.map(({ text }) => text);
    await expect(texts.slice(0, 5)).toEqual([
      "Students by status",
      "Placed",
      "Offer in hand",
      "In process",
      "Not started",
    ]);
    await expect(drawings).toBe(5);
  },
};

/** Every chart of a row of figures is read and turned into its table by the same keys. */
export const EachByKey: Story = {
  render: () => (
    <>
      <AreaChart {...packages} title="Area" height={120} />
      <BarChart {...packages} title="Bars" height={120} />
      <StackedBarChart {...packages} title="Stack" height={120} />
      <ChartFrame
        title="Drawing"
        finding="Two seasons."
        rows={[{ title: "2025" }, { title: "2026" }]}
        columns={[{ key: "title", title: "Season" }]}
      >
        <hr />
      </ChartFrame>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Area", "Bars", "Stack", "Drawing"]) {
      canvas.getByRole("button", { name: `Options of ${name}` }).focus();
      await userEvent.keyboard("{Enter}{Tab}{Enter}");
      const table = await canvas.findByRole("table", { name });
      await expect(within(table).getByRole("columnheader", { name: "Season" })).toBeVisible();
    }
  },
};

export const SkillsByDomain: Story = {
  render: () => (
    <DotOnBar
      title="Skills by domain"
      finding="Web development is the strongest domain, between Good and Expert on average."
      rowsAre="Domain"
      dotsAre="Skill"
      scale={["New", "Basic", "Good", "Strong", "Expert"]}
      rows={[
        {
          name: "Web development",
          dots: [
            { name: "React", value: 4 },
            { name: "TypeScript", value: 3 },
            { name: "CSS", value: 3 },
            { name: "Node.js", value: 2 },
          ],
        },
        {
          name: "Data",
          dots: [
            { name: "SQL", value: 3 },
            { name: "Python", value: 1 },
          ],
        },
        { name: "Design", dots: [{ name: "Figma", value: 1 }] },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await waitFor(() =>
      expect(within(canvasElement).getByRole("status")).toHaveTextContent("React"),
    );
  },
};

export const Narrow: Story = {
  ...Line,
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

export const RightToLeft: Story = {
  ...SkillsByDomain,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const name = await waitFor(() => canvas.getByText("Data", { selector: "svg *" }));
    const dot = await waitFor(() => {
      const [first] = canvasElement.querySelectorAll("svg.recharts-surface circle");
      if (!first) throw new Error("No dot is drawn yet.");
      return first;
    });
    const { right } = name.getBoundingClientRect();
    await expect(right, "it lies beside its row").toBeLessThan(dot.getBoundingClientRect().left);
    const [level] = canvas.getAllByText("New", { selector: "svg *" });
    await expect(right, "as the scale does").toBeLessThan(level!.getBoundingClientRect().right);
  },
};
