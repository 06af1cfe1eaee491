import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Select } from "./select";

const meta = {
  component: Select,
  args: {
    label: "NAAC grade",
    placeholder: "Choose a grade",
    defaultValue: "",
    options: ["A++", "A+", "A", "B++"].map((grade) => ({ value: grade, label: grade })),
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText("NAAC grade");
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "A+");
    await expect(select).toHaveValue("A+");
  },
};
/** In a row whose name stands beside it, it is as high as a button. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText("NAAC grade");
    const box = select.closest(".control-box")!.getBoundingClientRect();
    const field = select.closest(".control-box")!.parentElement!.getBoundingClientRect();
    await expect(box.top).toBe(field.top);
    await expect(box.height).toBe(field.height);
  },
};
/** The browser's own list lies on the ground of menus, so that its words can be read in both themes. */
export const ListOnItsGround: Story = {
  play: async ({ canvasElement }) => {
    const [option] = within(canvasElement).getAllByRole<HTMLOptionElement>("option");
    const menu = document.createElement("div");
    menu.className = "bg-lift text-ink";
    canvasElement.append(menu);
    const { backgroundColor, color } = getComputedStyle(menu);
    await expect(getComputedStyle(option!).backgroundColor).toBe(backgroundColor);
    await expect(getComputedStyle(option!).color).toBe(color);
    menu.remove();
  },
};
export const Wrong: Story = { args: { error: "Choose the grade of your last visit." } };
export const Disabled: Story = { args: { disabled: true } };
