import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SearchBox } from "./search-box";

const meta = {
  component: SearchBox,
  args: { search: "", onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A slash leads to it; what is typed is asked for when the typing pauses. */
export const ByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("searchbox", { name: "Search students" });
    await userEvent.keyboard("/");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("Ananya ");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("Ananya"));
  },
};
export const OfAnotherList: Story = {
  args: { label: "Search jobs", placeholder: "Title or company", search: "Engineer" },
};
