import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Breadcrumb } from "./breadcrumb";

const meta = {
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: "Students", href: "#students" },
      { label: "Final year", href: "#final-year" },
      { label: "Ananya Iyer" },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Students" })).toHaveFocus();
    await expect(canvas.getByText("Ananya Iyer")).toHaveAttribute("aria-current", "page");
  },
};

export const LongNames: Story = {
  args: {
    crumbs: [
      { label: "Jobs", href: "#jobs" },
      { label: "Sri Venkateswara Institute of Technology and Management", href: "#college" },
      { label: "Graduate Engineer Trainee, Electrical and Instrumentation, Kakinada" },
    ],
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [jobs, college, page] = within(canvasElement).getAllByRole("listitem");
    // The way out is whole; what is cut is told whole beside it.
    await expect(jobs!.scrollWidth).toBe(jobs!.clientWidth);
    await expect(college!.scrollWidth).toBeGreaterThan(college!.clientWidth);
    await expect(page).toHaveAttribute("title", page!.textContent);
  },
};

export const LittleRoom: Story = {
  args: {
    crumbs: [{ label: "Nilgiri Institute of Technology" }, { label: "Placement policy" }],
  },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [college, page] = within(canvasElement).getAllByRole("listitem");
    await expect(college!.scrollWidth).toBeGreaterThan(college!.clientWidth);
    await expect(page!.scrollWidth).toBe(page!.clientWidth);
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
