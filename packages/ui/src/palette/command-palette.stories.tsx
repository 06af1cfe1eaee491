import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageSquare, UserPlus } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { CommandPalette } from "./command-palette";
import type { PaletteGroup, PaletteHit, PaletteSearch } from "./hit";

const icon = { size: 16, strokeWidth: 1.75 };

const everything: PaletteGroup[] = [
  {
    heading: "Companies",
    hits: [
      {
        id: "kestrel",
        label: "Kestrel Mobility",
        detail: "Connected",
        picture: <Avatar decorative size="xs" entity="company" name="Kestrel Mobility" />,
      },
    ],
  },
  {
    heading: "Students",
    hits: [
      {
        id: "keshav",
        label: "Keshav Rane",
        detail: "22MEC033",
        picture: <Avatar decorative size="xs" entity="person" name="Keshav Rane" />,
      },
    ],
  },
  {
    heading: "Actions",
    hits: [
      { id: "message", label: "Message Vikram at Kestrel", picture: <MessageSquare {...icon} /> },
      { id: "invite", label: "Invite a student", picture: <UserPlus {...icon} /> },
    ],
  },
];

const search: PaletteSearch<PaletteHit> = async (ask) =>
  everything.map((group) => ({
    ...group,
    hits: group.hits.filter((hit) => hit.label.toLowerCase().includes(ask.search.toLowerCase())),
  }));

const chosen = fn();

function Palette({ ask = search, start = false }: { ask?: typeof search; start?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <div className="min-h-100">
      <Button intent="secondary" onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        search={ask}
        recent={[{ heading: "Recent", hits: everything[1]?.hits ?? [] }]}
        onChoose={(hit) => chosen(hit.id)}
      />
    </div>
  );
}

const meta = {
  title: "Palette/CommandPalette",
  component: Palette,
} satisfies Meta<typeof Palette>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    within(canvasElement).getByRole("button", { name: "Search" }).focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = await page().findByRole("combobox");
    await waitFor(() => expect(field).toHaveFocus());
    // Nothing typed: what was opened lately.
    await waitFor(() => expect(page().getByRole("option", { name: /Keshav Rane/ })).toBeVisible());
    await userEvent.keyboard("kes");
    const first = await page().findByRole("option", { name: /Kestrel Mobility/ });
    await expect(first).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(page().getByRole("option", { name: /Keshav/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(chosen).toHaveBeenCalledWith("kestrel");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "Search" })).toHaveFocus(),
    );
  },
};

/** A key that is held, or pressed twice, does what was chosen once. */
export const ChosenOnce: Story = {
  args: { start: true },
  play: async () => {
    chosen.mockClear();
    await page().findByRole("option", { name: /Keshav Rane/ });
    await userEvent.type(page().getByRole("combobox"), "{Enter>3/}");
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

export const Hits: Story = {
  args: { start: true },
  play: async () => {
    await userEvent.type(await page().findByRole("combobox"), "kes");
    // Each answer draws the list anew.
    await waitFor(() =>
      expect(page().getByRole("option", { name: /Kestrel Mobility/ })).toBeVisible(),
    );
  },
};

export const Recent: Story = { args: { start: true } };

export const NothingMatches: Story = {
  args: { start: true },
  play: async () => {
    await userEvent.type(await page().findByRole("combobox"), "zzz");
    await waitFor(() => expect(page().getByText("Nothing matches “zzz”")).toBeVisible());
  },
};

export const Waiting: Story = {
  args: { start: true, ask: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await page().findByRole("combobox"), "kes");
    await waitFor(() => expect(page().getByText("Looking for “kes”")).toBeVisible());
  },
};

let down = true;
export const Retried: Story = {
  args: {
    start: true,
    ask: async (asked) => {
      if (down) throw new Error("offline");
      return search(asked);
    },
  },
  play: async () => {
    down = true;
    await userEvent.type(await page().findByRole("combobox"), "kes");
    const again = await page().findByRole("button", { name: "Try again" });
    down = false;
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    // Each answer draws the list anew.
    await waitFor(() =>
      expect(page().getByRole("option", { name: /Kestrel Mobility/ })).toBeVisible(),
    );
  },
};

/** What was recent is chosen also after a search that could not be reached was wiped out. */
export const RecentAfterAFailure: Story = {
  args: {
    start: true,
    ask: async () => {
      throw new Error("offline");
    },
  },
  play: async () => {
    chosen.mockClear();
    const field = await page().findByRole("combobox");
    await userEvent.type(field, "kes");
    await page().findByText("The search could not be reached.");
    await userEvent.clear(field);
    await page().findByRole("option", { name: /Keshav Rane/ });
    await userEvent.keyboard("{Enter}");
    await expect(chosen).toHaveBeenCalledWith("keshav");
  },
};
