import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { EmptyState } from "../empty/empty-state";
import { DataTable } from "./data-table";
import { type Student, students, studentTable } from "./students";

const meta = {
  title: "DataTable/States",
  component: DataTable<Student>,
  globals: { role: "po" },
  parameters: { page: true },
  args: {
    ...studentTable,
    rows: students(60),
  },
} satisfies Meta<typeof DataTable<Student>>;
export default meta;

type Story = StoryObj<typeof meta>;

const marked = fn();
const uncounted = { selectable: true, filtered: true, onOpen: marked };
const load = fn();
const full = { ...uncounted, total: 187, more: { state: "ready", load } as const };

export const MoreAtFourFifths: Story = {
  args: { total: 187, more: { state: "ready", load } },
  play: async ({ canvasElement }) => {
    load.mockClear();
    const scroller = canvasElement.querySelector("table")!.parentElement!;
    scroller.scrollTop = 400;
    await expect(load).not.toHaveBeenCalled();
    scroller.scrollTop = 1500;
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  },
};

/** Two windows of everybody, and as many of a search as one window of everybody had. */
function Searched({ rows, ...args }: Parameters<typeof DataTable<Student>>[0]) {
  const [found, setFound] = useState(rows.slice(0, 50));
  const more = () => {
    load();
    setFound(rows.slice(0, found.length + 50));
  };
  return (
    <DataTable
      {...args}
      rows={found}
      more={{ state: "ready", load: more }}
      toolbar={<Button onClick={() => setFound(rows.slice(100, 150))}>Search</Button>}
    />
  );
}

export const MoreOfAnotherSearch: Story = {
  args: { rows: students(200), total: 200 },
  render: (args) => <Searched {...args} />,
  play: async ({ canvasElement }) => {
    load.mockClear();
    const scroller = canvasElement.querySelector("table")!.parentElement!;
    scroller.scrollTop = 1500;
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    scroller.scrollTop = 0;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    scroller.scrollTop = 1500;
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  },
};
export const NotCountedYet: Story = {
  args: { ...uncounted, rows: students(50), more: { state: "ready", load } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText("50+ match")).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole("checkbox")[1]!);
    await expect(canvas.getByRole("region", { name: "1 selected" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Select all/ })).toBeNull();
  },
};
export const BeingCounted: Story = {
  args: { ...uncounted, rows: students(50), counting: true, more: { state: "ready", load } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("row").length).toBeGreaterThan(5);
    await expect(canvas.queryByText(/50\+/)).toBeNull();
  },
};
export const MoreIsComing: Story = {
  args: { rows: students(5), total: 187, more: { state: "loading", load } },
};
export const MoreDidNotCome: Story = {
  args: { rows: students(5), total: 187, more: { state: "failed", load } },
  play: async ({ canvasElement }) => {
    load.mockClear();
    within(canvasElement).getByRole("button", { name: "Try again" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(load).toHaveBeenCalledOnce();
  },
};

export const AHundredThousand: Story = {
  args: { ...full, rows: students(100_000), total: 100_000, filtered: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "100001");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    canvas.getAllByRole("row")[1]?.focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-rowindex", "100001"));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-rowindex", "2"));
  },
};

export const RecordIsOpen: Story = { args: { ...full, openId: "student-2" } };
export const Dense: Story = {
  args: {
    ...full,
    storageKey: "dense",
    storage: { getItem: () => '{"density":"dense"}', setItem: () => undefined },
  },
};
export const Loading: Story = { args: { ...uncounted, rows: [], state: "loading" } };
export const Failed: Story = {
  args: { rows: [], state: "failed", onRetry: marked },
  play: async ({ canvasElement }) => {
    marked.mockClear();
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "The students could not be loaded.",
    );
    within(canvasElement).getByRole("button", { name: "Try again" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(marked).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No students yet" action={<Button>Import students</Button>}>
        Bring the final year in from a sheet, or invite them one by one.
      </EmptyState>
    ),
  },
};
export const FilteredToNothing: Story = {
  args: { rows: [], total: 0, filtered: true, onClearFilters: fn() },
};
export const RightToLeft: Story = {
  args: full,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const Narrow: Story = {
  args: full,
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector("table")!.parentElement!;
    scroller.scrollLeft = 300;
    const name = within(canvasElement).getAllByRole("rowheader", { name: "Sneha Reddy" })[0]!;
    const offset = () => name.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    await waitFor(() => expect(offset()).toBe(52));
  },
};

export const FillsItsPlace: Story = {
  args: { ...full, quickActions: () => [{ label: "Bookmark", icon: <Bookmark />, onAct: marked }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("slider", { name: "Width of Placement" });
    const scroller = canvasElement.querySelector("table")!.parentElement!;
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  },
};

export const OnPaper: Story = {
  args: { rows: students(200) },
  play: async ({ canvasElement }) => {
    dispatchEvent(new Event("beforeprint"));
    await expect(within(canvasElement).getAllByRole("row")).toHaveLength(201);
    dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(within(canvasElement).getAllByRole("row").length).toBeLessThan(100));
  },
};

function Bookmarked({ rows, ...args }: Parameters<typeof DataTable<Student>>[0]) {
  const [shown, setShown] = useState(rows.map((row) => ({ ...row, bookmarked: false })));
  const press = (id: string) =>
    setShown((before) =>
      before.map((row) => (row.id === id ? { ...row, bookmarked: !row.bookmarked } : row)),
    );
  return (
    <DataTable<Student & { bookmarked: boolean }>
      {...args}
      rows={shown}
      quickActions={({ id, name, bookmarked }) => [
        {
          label: `Bookmark ${name}`,
          icon: (
            <Bookmark
              aria-hidden="true"
              size={16}
              strokeWidth={1.75}
              fill={bookmarked ? "currentColor" : "none"}
            />
          ),
          pressed: bookmarked,
          onAct: () => press(id),
        },
      ]}
    />
  );
}

export const QuickActionThatIsOn: Story = {
  render: (args) => <Bookmarked {...args} />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getAllByRole("row")[1]?.focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    const action = within(canvasElement).getByRole("button", { name: /^Bookmark / });
    await expect(action).toHaveFocus();
    await waitFor(() => expect(action).toHaveAttribute("aria-pressed", "true"));
    // In the menu of the row it is a tick.
    action.dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: 90, clientY: 140 }),
    );
    const tick = await within(document.body).findByRole("menuitemcheckbox", { checked: true });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(tick).toHaveAttribute("aria-checked", "false"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(action).toHaveFocus());
  },
};

const opened = fn();

/** The name of a row is a link: a press opens the record here, with Ctrl or by its menu in another tab. */
export const NamesAreLinks: Story = {
  args: { ...full, hrefOf: ({ id }) => `#${id}`, onOpen: opened },
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const canvas = within(canvasElement);
    const [link] = canvas.getAllByRole("link");
    await expect(link).toHaveAttribute("href", "#student-0");
    canvas.getAllByRole("row")[1]?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(link).toHaveFocus();
    // Words marked elsewhere on the page do not hold back a key.
    getSelection()?.selectAllChildren(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledOnce();
    getSelection()?.removeAllRanges();
    const elsewhere = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    // The browser would go on to open it in another tab.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link?.dispatchEvent(elsewhere);
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** Rows that nothing opens here: their names are the browser's links. */
export const NamesAreOnlyLinks: Story = {
  args: { total: 187, hrefOf: ({ id }) => `#${id}` },
  play: async ({ canvasElement }) => {
    const left = new Promise<boolean>((tell) =>
      window.addEventListener(
        "click",
        (event) => {
          tell(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      ),
    );
    within(canvasElement).getAllByRole("link")[0]?.click();
    await expect(await left).toBe(false);
  },
};

/** Of a reader who has larger letters the columns grow with them, and the table scrolls sideways in its place. */
export const LargerLetters: Story = {
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => void (style.fontSize = "");
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = canvas.getAllByRole("cell", { name: "9.41" })[0]!;
    await waitFor(() => expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth));
    const pill = canvas.getAllByText("Offer in hand")[0]!;
    const inside = () => pill.closest("td")!.getBoundingClientRect();
    await waitFor(() =>
      expect(pill.getBoundingClientRect().right).toBeLessThanOrEqual(inside().right),
    );
  },
};
