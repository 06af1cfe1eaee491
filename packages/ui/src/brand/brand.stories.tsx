import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Mark } from "./mark";
import { RoleSwitch } from "./role-switch";
import { CollegeShape, CompanyShape, PersonShape } from "./shapes";
import { Wordmark } from "./wordmark";

const meta = { title: "Foundations/Brand" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      <Mark size={56} />
      <Mark size={18} />
      <Wordmark />
      <span className="bg-facade-1 p-4">
        <Wordmark onFacade />
      </span>
    </div>
  ),
};

export const Shapes: Story = {
  render: () => (
    <ul className="flex gap-6">
      <li className="flex items-center gap-2">
        <PersonShape /> Person
      </li>
      <li className="flex items-center gap-2">
        <CollegeShape /> College
      </li>
      <li className="flex items-center gap-2">
        <CompanyShape /> Company
      </li>
    </ul>
  ),
};

export const RolesByKey: Story = {
  render: () => (
    <RoleSwitch
      label="I am a"
      items={[
        { label: "Student", entity: "person", href: "#student", current: true },
        { label: "College", entity: "college", href: "#college", current: false },
        { label: "Company", entity: "company", href: "#company", current: false },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Student" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "College" })).toHaveFocus();
  },
};
