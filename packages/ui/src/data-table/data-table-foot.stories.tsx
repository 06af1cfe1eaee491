import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DataTable } from "./data-table";
import type { MoreRows } from "./table-rows";
import { type Student, students, studentTable } from "./students";

const meta = {
  title: "DataTable/Foot",
  component: DataTable<Student>,
  globals: { role: "po" },
  parameters: { page: true },
  args: {
    ...studentTable,
    rows: students(661),
  },
} satisfies Meta<typeof DataTable<Student>>;
export default meta;

type Story = StoryObj<typeof meta>;
type Props = Parameters<typeof DataTable<Student>>[0];

/** Fifty at first, and fifty more whenever they are asked for. */
function Loading({ rows, ...args }: Props) {
  const [loaded, setLoaded] = useState(50);
  const [state, setState] = useState<MoreRows["state"]>("ready");
  const load = () => {
    setState("loading");
    requestAnimationFrame(() => {
      setState("ready");
      setLoaded((before) => before + 50);
    });
  };
  const more = loaded < rows.length ? { state, load } : undefined;
  return <DataTable {...args} rows={rows.slice(0, loaded)} more={more} />;
}

const footOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    next: () => canvas.findByRole("button", { name: "Next page" }),
    previous: () => canvas.findByRole("button", { name: "Previous page" }),
    page: (words: string) =>
      waitFor(() =>
        expect(within(canvas.getByRole("navigation")).getByRole("status")).toHaveTextContent(words),
      ),
    range: (words: string | RegExp) => waitFor(() => canvas.getByText(words)),
  };
};

/** How far under the head a row stands. */
const underHead = (canvasElement: HTMLElement, place: number) => {
  const row = canvasElement.querySelector(`[data-place="${place}"]`);
  const head = canvasElement.querySelector("thead")!.getBoundingClientRect();
  return row && Math.round(row.getBoundingClientRect().top - head.bottom);
};

export const PagesByKey: Story = {
  args: { total: 661 },
  render: (args) => <Loading {...args} />,
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    await foot.range("1–13 of 661");
    await foot.page("Page 1 of 14");
    await expect(await foot.previous()).toHaveAttribute("aria-disabled", "true");
    (await foot.next()).focus();
    await userEvent.keyboard("{Enter}");
    await foot.range("51–63 of 661");
    await foot.page("Page 2 of 14");
    // Its rows were not loaded yet.
    await waitFor(() => expect(underHead(canvasElement, 50)).toBe(0));
    await expect(await foot.next()).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await foot.range("201–213 of 661");
    await waitFor(() => expect(underHead(canvasElement, 200)).toBe(0));
    (await foot.previous()).focus();
    await userEvent.keyboard("{Enter}");
    await foot.range("151–163 of 661");
  },
};

export const TheLastPage: Story = {
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    within(canvasElement).getAllByRole("row")[1]?.focus();
    await userEvent.keyboard("{End}");
    await foot.range("649–661 of 661");
    await foot.page("Page 14 of 14");
    await expect(await foot.next()).toHaveAttribute("aria-disabled", "true");
    (await foot.previous()).focus();
    await userEvent.keyboard("{Enter}");
    await foot.range("601–613 of 661");
    (await foot.next()).focus();
    await userEvent.keyboard("{Enter}");
    await foot.page("Page 14 of 14");
    await expect(await foot.next()).toHaveFocus();
  },
};

export const TrueWhileScrolling: Story = {
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    const scroller = canvasElement.querySelector("table")!.parentElement!;
    scroller.scrollTop = 40 * 120;
    await foot.range("121–133 of 661");
    await foot.page("Page 3 of 14");
    scroller.scrollTop = 0;
    await foot.range("1–13 of 661");
  },
};

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

export const RowsPerPageAreKept: Story = {
  args: { storage, storageKey: "meera:students" },
  beforeEach: () => kept.clear(),
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    await foot.page("Page 1 of 14");
    await userEvent.selectOptions(within(canvasElement).getByLabelText("Rows"), "100");
    await foot.page("Page 1 of 7");
    (await foot.next()).focus();
    await userEvent.keyboard(" ");
    await foot.range("101–113 of 661");
    await expect(kept.get("meera:students")).toContain('"pageSize":100');
  },
};

export const NobodyCounted: Story = {
  args: { rows: students(200) },
  render: (args) => <Loading {...args} />,
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    await foot.range("1–13 of 50+");
    await foot.page("Page 1");
    (await foot.next()).focus();
    await userEvent.keyboard("{Enter}");
    await foot.range(/^51–63 of 1\d\d\+$/);
    await waitFor(() => expect(underHead(canvasElement, 50)).toBe(0));
    await userEvent.keyboard("{Enter}{Enter}");
    await foot.range("151–163 of 200");
    await foot.page("Page 4 of 4");
  },
};

export const MoreOfThePageDidNotCome: Story = {
  args: { rows: students(50), total: 661 },
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    await foot.range("1–13 of 661");
    (await foot.next()).focus();
    await userEvent.keyboard("{Enter}");
    const again = await within(canvasElement).findByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(await foot.next()).toHaveFocus();
  },
};

function FailsOnce(args: Props) {
  const [state, setState] = useState<MoreRows["state"]>("ready");
  return <DataTable {...args} more={{ state, load: () => setState("failed") }} />;
}

/** What fits in one view has no pages. */
export const ShortList: Story = {
  args: { rows: students(7) },
  play: async ({ canvasElement }) => {
    await footOf(canvasElement).range("1–7 of 7");
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const foot = footOf(canvasElement);
    await foot.range("1–13 of 661");
    (await foot.next()).focus();
    await userEvent.keyboard("{Enter}");
    await foot.range("51–63 of 661");
  },
};
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-90">{Story()}</div>] };
