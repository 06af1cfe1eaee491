import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { taken } from "../charts/taken";
import { RollChart } from "./roll-chart";

const row = (
  name: string,
  [placed, placedThisWeek, offer, inProcess, notStarted]: [number, number, number, number, number],
) => ({ name, placed, placedThisWeek, offer, inProcess, notStarted, href: `#${name}` });

const meta = {
  component: RollChart,
  title: "Charts/Roll",
  globals: { role: "po" },
  args: {
    title: "The final-year roll",
    finding: "412 of 661 students are placed, 18 of them this week; Computer Science leads at 82%.",
    rows: [
      row("Computer Science", [148, 7, 9, 14, 9]),
      row("Electronics", [96, 4, 11, 19, 16]),
      row("Mechanical", [58, 2, 8, 31, 24]),
      row("Electrical", [51, 2, 6, 20, 19]),
      row("Civil", [29, 1, 5, 22, 18]),
      row("Chemical", [30, 2, 4, 8, 6]),
    ],
  },
  decorators: [(Story) => <div className="max-w-220">{Story()}</div>],
} satisfies Meta<typeof RollChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FinalYear: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("img", {
        name: "148 of 180 placed, 7 this week, 9 with an offer, 14 in process",
      }),
    ).toBeVisible();
    canvas.getByRole("link", { name: /Computer Science/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Electronics/ })).toHaveFocus();
  },
};

export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Options of The final-year roll" }).focus();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect(canvas.getByRole("row", { name: "Civil 29 1 5 22 18 74" })).toBeVisible();
  },
};

export const ThousandsOfStudents: Story = {
  args: {
    title: "The whole university",
    finding: "5,480 of 9,000 students are placed.",
    rows: [
      row("Engineering", [2400, 60, 300, 700, 600]),
      row("Management of hospitals and health services", [1900, 20, 100, 500, 300]),
      row("Sciences", [1180, 12, 120, 400, 500]),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("canvas")).toHaveLength(3);
  },
};

/** Dots that are painted follow the theme of the part of the page they stand in. */
export const ThemeOfItsPlace: Story = {
  args: ThousandsOfStudents.args,
  decorators: [
    (Story) => (
      <div data-theme="light" data-role="po" className="bg-sheet">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector("canvas")!;
    const dot = () => [...canvas.getContext("2d")!.getImageData(4, 4, 1, 1).data].join();
    await waitFor(() => expect(dot()).not.toBe("0,0,0,0"));
    const before = dot();
    const part = canvas.closest<HTMLElement>("[data-theme]")!;
    part.dataset["theme"] = "dark";
    await waitFor(() => expect(dot()).not.toBe(before));
    // As the page around it, which is turned dark in the end.
    delete part.dataset["theme"];
  },
};

export const NobodyYet: Story = {
  args: {
    finding: "Nobody has begun.",
    rows: [row("Civil", [0, 0, 0, 0, 40]), row("New department", [0, 0, 0, 0, 0])],
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
};
export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** In its picture the figures stand under each other as on the page, though they are written in another width there. */
export const TakenInColumns: Story = {
  play: async ({ canvasElement }) => {
    const { words } = await taken(canvasElement, "Download as picture (PNG)");
    const ends = words.filter(({ text }) => / of \d/.test(text)).map(({ end }) => Math.round(end));
    await expect(ends.length).toBeGreaterThan(1);
    await expect(new Set(ends).size).toBe(1);
  },
};

/** What is cut off in the page is cut off in its picture too, whichever way one reads. */
export const TakenRightToLeft: Story = {
  globals: { direction: "rtl" },
  args: ThousandsOfStudents.args,
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { words, content } = await taken(canvasElement, "Download as picture (PNG)");
    const picture = await createImageBitmap(content);
    const [title, ...others] = words;
    await expect(title!.x).toBeGreaterThan(picture.width / 4);
    await expect(others.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Management of.*…$/),
    );
    await expect(others.map(({ text }) => text)).toContain("In process");
  },
};
