import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bookmark, PanelLeft } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../button/icon-button";
import { Tips } from "./tips";

const meta = {
  component: Tips,
  render: () => (
    <div className="flex min-h-24 items-start justify-between p-4">
      <IconButton label="Narrow or widen the sidebar" aria-keyshortcuts="[">
        <PanelLeft aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
      <IconButton label="Bookmark Asha Rao" aria-keyshortcuts="b">
        <Bookmark aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
      <Tips />
    </div>
  ),
} satisfies Meta<typeof Tips>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** The frame in which the browser tells what came to lie under its own pointer has passed. */
const painted = () =>
  new Promise((seen) => {
    requestAnimationFrame(() => requestAnimationFrame(seen));
  });

export const UnderTheFocusOfTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("button")[0]).toHaveFocus();
    await page().findByText("Narrow or widen the sidebar");
    await userEvent.tab();
    await page().findByText("Bookmark Asha Rao");
    await expect(page().queryByText("Narrow or widen the sidebar")).not.toBeInTheDocument();
  },
};

/** Milliseconds after which a name that the pointer has left would long have gone. */
const leaving = 200;

export const UnderTheFocusThePointerElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const name = await page().findByText("Narrow or widen the sidebar");
    await userEvent.hover(canvasElement);
    await new Promise((passed) => setTimeout(passed, leaving));
    await expect(name, "it stays with the focus").toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(name).not.toBeInTheDocument());
  },
};

export const UnderThePointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Bookmark Asha Rao" });
    await painted();
    await userEvent.hover(button);
    await expect(page().queryByText("Bookmark Asha Rao")).not.toBeInTheDocument();
    const name = await page().findByText("Bookmark Asha Rao");
    await expect(name).toHaveTextContent("Bookmark Asha RaoB");
    await expect(button).toHaveAttribute("title", "");
    const { right } = name.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.hover(name);
    await expect(name, "it may be pointed at").toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(name).not.toBeInTheDocument());
    await expect(button).toHaveAttribute("title", "Bookmark Asha Rao");
  },
};
