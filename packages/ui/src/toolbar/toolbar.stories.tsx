import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns3, ListFilter, Rows3 } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { Toolbar } from "./toolbar";

const icon = { size: 16, strokeWidth: 1.75 };

const meta = {
  component: Toolbar,
  args: {
    label: "Students",
    children: (
      <>
        <div className="control-box flex w-60 items-center">
          <input
            aria-label="Search students"
            placeholder="Name, roll number or email"
            className="placeholder:text-ink-3 w-full bg-transparent outline-none"
          />
        </div>
        <Button intent="quiet">
          <ListFilter aria-hidden="true" {...icon} />
          Add filter
        </Button>
      </>
    ),
    end: (
      <>
        <bdi className="text-ink-3 tnum">187 match</bdi>
        <IconButton edge size="sm" label="Columns">
          <Columns3 aria-hidden="true" {...icon} />
        </IconButton>
        <IconButton edge size="sm" label="Density">
          <Rows3 aria-hidden="true" {...icon} />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverAList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const search = canvas.getByRole("textbox", { name: "Search students" });
    await expect(search).toHaveFocus();
    // The caret moves inside the text first, and leaves it at its end.
    await userEvent.keyboard("ra{ArrowLeft}{ArrowRight}");
    await expect(search).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Add filter" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Density" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(search).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("toolbar").contains(document.activeElement)).toBe(false);
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole<HTMLInputElement>("textbox", { name: "Search students" });
    await userEvent.type(search, "سارة");
    search.setSelectionRange(0, 0);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(search).toHaveFocus();
    search.setSelectionRange(4, 4);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Add filter" })).toHaveFocus();
  },
};
