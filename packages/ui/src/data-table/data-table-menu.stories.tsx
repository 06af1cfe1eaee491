import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, Bookmark } from "lucide-react";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { DataTable } from "./data-table";
import { type Student, students, studentTable } from "./students";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const marked = fn();
const opened = fn();

const meta = {
  title: "DataTable/Menu",
  component: DataTable<Student>,
  globals: { role: "po" },
  parameters: { page: true },
  args: {
    ...studentTable,
    rows: students(60),
    selectable: true,
    onOpen: opened,
    quickActions: ({ name }) => [
      { label: `Bookmark ${name}`, icon: <Bookmark {...icon} />, keys: "b", onAct: marked },
      { label: `Archive ${name}`, icon: <Archive {...icon} />, onAct: marked },
    ],
  },
} satisfies Meta<typeof DataTable<Student>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What Shift F10 and the menu key send, and the second button. */
const askForMenu = (element: Element) =>
  element.dispatchEvent(
    new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: 90, clientY: 140 }),
  );
/** The menu, once the keys belong to it and not to the row any more. */
async function openMenu() {
  const menu = await within(document.body).findByRole("menu");
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  return within(menu);
}
const menus = () => within(document.body).queryAllByRole("menu");

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getAllByRole("row")[3]!;
    row.focus();
    // Taken by the table: the browser's menu stays away.
    await expect(askForMenu(row)).toBe(false);
    const open = (await openMenu()).getByRole("menuitem", { name: "Open" });
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    marked.mockClear();
    opened.mockClear();
    const row = within(canvasElement).getAllByRole("row")[3]!;
    row.focus();
    askForMenu(row);
    const entries = (await openMenu()).getAllByRole("menuitem");
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      "Open",
      "Bookmark Ananya IyerB",
      "Archive Ananya Iyer",
    ]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(marked).toHaveBeenCalledOnce();
    await waitFor(() => expect(menus()).toEqual([]));
    await expect(row).toHaveFocus();
    askForMenu(row);
    await openMenu();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(opened).toHaveBeenCalledWith(expect.objectContaining({ id: "student-2" }));
    askForMenu(row);
    await openMenu();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(row).toHaveFocus());
    await expect(marked).toHaveBeenCalledOnce();
  },
};

/** A cell that is written in keeps its letters: J, K and X are keys of the rows alone. */
export const WrittenInACell: Story = {
  args: {
    columns: [
      ...studentTable.columns.slice(0, 1),
      { id: "note", title: "Note", cell: ({ name }) => <input aria-label={`Note on ${name}`} /> },
    ],
  },
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getAllByRole("textbox")[1]!;
    await userEvent.type(note, "jokes, extra work{ArrowLeft}{Home}A ");
    await expect(note).toHaveValue("A jokes, extra work");
    await expect(note).toHaveFocus();
  },
};

export const TheBrowsersMenuStays: Story = {
  args: { hrefOf: ({ id }) => `#${id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A link has another tab to offer.
    await expect(askForMenu(canvas.getAllByRole("link")[0]!)).toBe(true);
    await expect(askForMenu(canvas.getByRole("columnheader", { name: "CGPA" }))).toBe(true);
    // Words that are marked are there to be copied.
    const cell = canvas.getAllByText("Electronics")[0]!;
    getSelection()?.selectAllChildren(cell);
    await fireEvent.pointerDown(cell, { button: 2, pointerType: "mouse" });
    await expect(askForMenu(cell)).toBe(true);
    getSelection()?.removeAllRanges();
    await expect(menus()).toEqual([]);
  },
};

const places = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((row) =>
    Number(row.dataset["place"]),
  );

/** A range begins from what is chosen now: what was cleared since is not chosen again, and what was chosen is not lost. */
export const RangesAfterAClearing: Story = {
  args: { bulkActions: [], total: 187 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole("checkbox");
    await userEvent.click(boxes[1]!);
    await userEvent.click(boxes[3]!);
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await fireEvent.click(boxes[5]!, { shiftKey: true });
    await expect(places(canvasElement)).toEqual([2, 3, 4]);
    await userEvent.click(boxes[0]!);
    await userEvent.click(canvas.getByRole("button", { name: "Select all 187" }));
    await fireEvent.click(boxes[4]!, { shiftKey: true });
    await expect(canvas.getByRole("region", { name: "185 selected" })).toBeVisible();
    // By keys another range begins where the focus stands.
    canvas.getAllByRole("row")[1]?.focus();
    await userEvent.keyboard(
      "{Escape}{Shift>}{ArrowDown}{/Shift}{Escape}{Shift>}{ArrowDown}{/Shift}",
    );
    await expect(places(canvasElement)).toEqual([1, 2]);
  },
};

function TakenOut({ rows, ...args }: Parameters<typeof DataTable<Student>>[0]) {
  const [shown, setShown] = useState(rows.slice(0, 2));
  const take = (id: string) => setShown((before) => before.filter((row) => row.id !== id));
  return (
    <DataTable
      {...args}
      rows={shown}
      total={undefined}
      quickActions={({ id, name }) => [
        { label: `Take out ${name}`, icon: <Archive {...icon} />, onAct: () => take(id) },
      ]}
    />
  );
}

/** The row that held the focus goes: it is the turn of the one that stands there then. */
export const TheLastRowIsTakenOut: Story = {
  args: { selectable: false },
  render: (args) => <TakenOut {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole("row")[2]?.focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(document.activeElement).toHaveAttribute("aria-rowindex", "2");
  },
};

const others = new EventTarget();
function Arriving({ rows, ...args }: Parameters<typeof DataTable<Student>>[0]) {
  const [came, setCame] = useState(1);
  useEffect(() => {
    const come = () => setCame(0);
    others.addEventListener("come", come);
    return () => others.removeEventListener("come", come);
  }, []);
  return <DataTable {...args} rows={rows.slice(came)} />;
}

/** Whoever comes in above moves the row that has the focus, and the focus with it: the keys act on whom they were put to. */
export const OthersComeAbove: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getAllByRole("row")[2]!;
    row.focus();
    const words = row.textContent;
    others.dispatchEvent(new Event("come"));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-rowindex", "4"));
    await expect(document.activeElement).toHaveTextContent(words);
    await userEvent.keyboard("x");
    await expect(places(canvasElement)).toEqual([2]);
  },
};
