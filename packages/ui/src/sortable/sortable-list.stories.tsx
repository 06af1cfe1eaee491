import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { Sheet } from "../sheet/sheet";
import { SortableList } from "./sortable-list";

interface Trip {
  id: string;
  name: string;
}
const trips = ["Coonoor", "Kotagiri", "Gudalur", "Udhagamandalam"].map((name) => ({
  id: name,
  name,
}));

function Trips({ meanwhile }: { meanwhile?: (items: Trip[]) => Trip[] }) {
  const [items, setItems] = useState<Trip[]>(trips);
  return (
    <SortableList
      label="Stops"
      items={items}
      itemId={({ id }) => id}
      itemName={({ name }) => name}
      onReorder={setItems}
      className="divide-rule max-w-form divide-y"
      itemClassName="flex h-10 items-center gap-3 px-2"
      foot={
        meanwhile && (
          <li>
            <Button onClick={() => setItems(meanwhile)}>Somebody else</Button>
          </li>
        )
      }
      renderItem={(item, grip, place) => (
        <>
          {grip}
          <span className="text-ink-3 tnum">{place + 1}</span>
          {item.name}
        </>
      )}
    />
  );
}

const meta = { title: "Sortable list", component: Trips } satisfies Meta<typeof Trips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stops: Story = {};

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("listitem")
    .map((row) => row.textContent.replace(/^\d/, ""));

export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = () => canvas.getByRole("button", { name: "Move Coonoor" });
    grip().focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Coonoor, position 3 of 4");
    await expect(grip()).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(order(canvasElement)).toEqual([
      "Kotagiri",
      "Gudalur",
      "Coonoor",
      "Udhagamandalam",
    ]);
    await userEvent.keyboard(" {Home}{Escape}");
    await expect(order(canvasElement)).toEqual([
      "Kotagiri",
      "Gudalur",
      "Coonoor",
      "Udhagamandalam",
    ]);
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = canvas.getByRole("button", { name: "Move Coonoor" });
    const last = canvas.getByText("Udhagamandalam").getBoundingClientRect();
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: grip },
      { coords: { clientX: last.left + 8, clientY: last.top + 4 } },
      { keys: "[/MouseLeft]" },
    ]);
    await expect(order(canvasElement)).toEqual([
      "Kotagiri",
      "Gudalur",
      "Udhagamandalam",
      "Coonoor",
    ]);
  },
};

/** What another tab or person changes in the list while an item is held is not undone when it is put down. */
export const ChangedWhileHeld: Story = {
  args: {
    meanwhile: (items) => [
      ...items.filter(({ id }) => id !== "Gudalur"),
      { id: "Ooty", name: "Ooty" },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = () => canvas.getByRole("button", { name: "Move Coonoor" });
    grip().focus();
    await userEvent.keyboard(" {ArrowDown}");
    await userEvent.click(canvas.getByRole("button", { name: "Somebody else" }));
    grip().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Coonoor, position 3 of 4");
    await userEvent.keyboard(" ");
    await expect(order(canvasElement).slice(0, 4)).toEqual([
      "Kotagiri",
      "Udhagamandalam",
      "Coonoor",
      "Ooty",
    ]);
  },
};

function InSheet() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet open={open} onOpenChange={setOpen} title="The trip">
      <Trips />
    </Sheet>
  );
}

/** Escape takes back what is picked up before it closes what the list stands in. */
export const TakenBackInSheet: Story = {
  parameters: { page: true },
  render: () => <InSheet />,
  play: async () => {
    const page = within(document.body);
    const grip = () => page.getByRole("button", { name: "Move Coonoor" });
    grip().focus();
    await userEvent.keyboard(" {ArrowDown}{Escape}");
    await expect(page.getByRole("dialog")).toHaveAttribute("data-state", "open");
    await expect(grip()).toHaveAttribute("aria-pressed", "false");
    await expect(order(document.body)[0]).toBe("Coonoor");
    await expect(grip()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button", { name: "Move Coonoor" }).focus();
    await userEvent.keyboard(" {ArrowLeft} ");
    await waitFor(() => expect(order(canvasElement).slice(0, 2)).toEqual(["Kotagiri", "Coonoor"]));
  },
};
