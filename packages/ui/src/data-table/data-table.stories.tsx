import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Bookmark, MessageSquare } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { Tag } from "../status/tag";
import type { TableSort } from "./column";
import { DataTable } from "./data-table";
import { type Student, students, studentTable } from "./students";

const meta = {
  title: "DataTable",
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

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const marked = fn();
const opened = fn();
const bulkActions = [
  { label: "Bookmark", icon: <Bookmark {...icon} />, onAct: marked },
  { label: "Message", icon: <MessageSquare {...icon} />, onAct: marked },
  { label: "Archive", icon: <Archive {...icon} />, onAct: marked },
];
const quickActions = ({ name }: Student) => [
  { label: `Bookmark ${name}`, icon: <Bookmark {...icon} />, onAct: marked },
  { label: `Archive ${name}`, icon: <Archive {...icon} />, onAct: marked },
];

function Sorted({ rows, ...args }: Parameters<typeof DataTable<Student>>[0]) {
  const [sort, setSort] = useState<TableSort | null>({ column: "cgpa", direction: "descending" });
  const sign = sort?.direction === "descending" ? -1 : 1;
  const key = sort?.column === "name" ? "name" : "cgpa";
  const sorted = sort
    ? rows.toSorted((a, b) => sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0))
    : rows;
  return (
    <DataTable
      {...args}
      rows={sorted}
      sort={sort}
      onSortChange={setSort}
      viewKey={JSON.stringify(sort)}
    />
  );
}

const full = {
  selectable: true,
  total: 187,
  more: { state: "ready", load: () => undefined } as const,
  filtered: true,
  bulkActions,
  quickActions,
  onOpen: opened,
};

export const Students: Story = {
  args: {
    ...full,
    toolbar: (
      <>
        <input
          aria-label="Search students"
          placeholder="Name, roll number or email"
          className="control-box w-62"
        />
        <Tag filter="Batch" name="the batch filter" onRemove={fn()}>
          2026
        </Tag>
        <Tag filter="CGPA" name="the CGPA filter" onRemove={fn()}>
          8.2 and up
        </Tag>
      </>
    ),
    tools: (
      <Button intent="quiet" size="sm">
        Save view
      </Button>
    ),
  },
  render: (args) => <Sorted {...args} />,
};

export const SortingIsSaid: Story = {
  ...Students,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cgpa = canvas.getByRole("columnheader", { name: "CGPA" });
    await expect(cgpa).toHaveAttribute("aria-sort", "descending");
    within(cgpa).getByRole("button", { name: "CGPA" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(cgpa).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("6.46");
    await userEvent.keyboard("{Enter}");
    await expect(cgpa).toHaveAttribute("aria-sort", "none");
  },
};

/** Which rows are chosen, by their place among the rows. */
const chosen = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((row) =>
    Number(row.dataset["place"]),
  );

export const WithKeysAlone: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const rows = within(canvasElement).getAllByRole("row");
    rows[1]?.focus();
    await userEvent.keyboard("jjk");
    await expect(document.activeElement).toHaveAttribute("aria-rowindex", "3");
    await userEvent.keyboard("x");
    await expect(chosen(canvasElement)).toEqual([1]);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(chosen(canvasElement)).toEqual([1, 2, 3]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(chosen(canvasElement)).toEqual([1, 2]);
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledWith(expect.objectContaining({ id: "student-2" }));
    await expect(within(canvasElement).getByRole("region", { name: "2 selected" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(chosen(canvasElement)).toEqual([]);
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-rowindex", "61"));
  },
};

export const QuickActionsByKey: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    marked.mockClear();
    within(canvasElement).getAllByRole("row")[3]?.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(
      within(canvasElement).getByRole("button", { name: "Archive Chidiebere Okafor" }),
    ).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(marked).toHaveBeenCalledOnce();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect(document.activeElement).toHaveAttribute("aria-rowindex", "3");
  },
};

export const RangesWithThePointer: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole("checkbox");
    await userEvent.click(boxes[2]!);
    await fireEvent.click(boxes[5]!, { shiftKey: true });
    await expect(chosen(canvasElement)).toEqual([1, 2, 3, 4]);
    await expect(boxes[0]).toBePartiallyChecked();
  },
};

export const AllThatMatch: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    marked.mockClear();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select the 60 students shown" }));
    await expect(canvas.getByRole("region", { name: "60 selected" })).toBeVisible();
    canvas.getByRole("button", { name: "Select all 187" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("region", { name: "187 selected" })).toHaveFocus();
    await userEvent.click(canvas.getAllByRole("checkbox")[1]!);
    await expect(canvas.getByRole("region", { name: "186 selected" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Message" }));
    await expect(marked).toHaveBeenCalledWith({ all: true, ids: new Set(["student-0"]) });
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(document.activeElement).toHaveAttribute("data-place");
  },
};

function Turning() {
  const all = students(60);
  const [page, setPage] = useState(0);
  return (
    <DataTable
      {...meta.args}
      {...full}
      more={undefined}
      total={60}
      rows={all.slice(page * 20, page * 20 + 20)}
      viewKey={String(page)}
      tools={
        <Button intent="quiet" onClick={() => setPage((page + 1) % 3)}>
          Twenty more
        </Button>
      }
    />
  );
}

export const SelectionSurvivesOtherRows: Story = {
  render: () => <Turning />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole("checkbox")[2]!);
    await userEvent.click(canvas.getByRole("button", { name: "Twenty more" }));
    await expect(chosen(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getAllByRole("checkbox")[1]!);
    await expect(canvas.getByRole("region", { name: "2 selected" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Twenty more" }));
    await userEvent.click(canvas.getByRole("button", { name: "Twenty more" }));
    await expect(chosen(canvasElement)).toEqual([1]);
  },
};

export const ColumnsByKey: Story = {
  args: { ...full, storage: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = () => canvas.getAllByRole("columnheader").map((head) => head.textContent);
    canvas.getByRole("button", { name: "Columns" }).focus();
    await userEvent.keyboard("{Enter}");
    (await canvas.findByRole("checkbox", { name: "Roll no." })).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(titles()).not.toContain("Roll no."));
    canvas.getByRole("button", { name: "Move CGPA forward" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(titles().slice(1, 4)).toEqual(["Student", "CGPA", "Department"]));
    // The line of the pressed button moves, and the focus with it, also where it can go no further.
    for (const way of ["forward", "back"] as const) {
      const button = canvas.getByRole("button", { name: `Move CGPA ${way}` });
      button.focus();
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveFocus();
    }
    const last = canvas.getAllByRole("button", { name: /^Move .+ back$/ }).at(-1);
    last?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(last).toHaveAttribute("aria-disabled", "true");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Columns" })).toHaveFocus());
    // The edges come once the first rows are painted.
    const edge = await canvas.findByRole("slider", { name: "Width of Department" });
    const head = canvas.getByRole("columnheader", { name: /Department/ });
    const before = head.offsetWidth;
    edge.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(head.offsetWidth).toBe(before + 32));
  },
};

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

function ComesBack() {
  const [visit, setVisit] = useState(1);
  const [who, setWho] = useState("meera");
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>Come back</Button>
      <Button onClick={() => setWho("vikram")}>Somebody else</Button>
      <DataTable key={visit} {...meta.args} storage={storage} storageKey={`${who}:students`} />
    </>
  );
}

export const DensityIsKeptPerUser: Story = {
  render: () => <ComesBack />,
  play: async ({ canvasElement }) => {
    kept.clear();
    const canvas = within(canvasElement);
    const line = () => canvas.getAllByRole("row")[1]?.offsetHeight;
    await expect(line()).toBe(40);
    canvas.getByRole("button", { name: "Dense rows" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(line()).toBe(32);
    await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
    await expect(canvas.getByRole("button", { name: "Dense rows" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(line()).toBe(32);
    await userEvent.click(canvas.getByRole("button", { name: "Somebody else" }));
    await waitFor(() => expect(line()).toBe(40));
  },
};
