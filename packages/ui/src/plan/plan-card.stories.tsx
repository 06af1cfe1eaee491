import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DescriptionList } from "../description/description-list";
import { PlanCard } from "./plan-card";

const meta = { title: "Plan/Plans" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  render: () => (
    <div role="radiogroup" aria-label="Plan" className="grid max-w-180 grid-cols-2 gap-4">
      <PlanCard
        name="plan"
        value="campus"
        label="Campus"
        price="₹24,000"
        per="a year"
        description="For one college and its placement office."
        features={["Up to 1,500 students", "Unlimited companies"]}
        defaultChecked
      />
      <PlanCard
        name="plan"
        value="group"
        label="Group"
        price="₹96,000"
        per="a year"
        features={["Up to 8,000 students", "Several colleges"]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(canvasElement).getByLabelText("Group")).toBeChecked();
  },
};

export const OutOfReach: Story = {
  render: () => (
    <div role="radiogroup" aria-label="Plan" className="max-w-90">
      <PlanCard
        name="small"
        value="starter"
        label="Starter"
        price="₹12,000"
        per="a year"
        description={<span className="text-warn">It holds 300 students, and 412 are there.</span>}
        features={["300 students"]}
        disabled
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Starter")).toBeDisabled();
  },
};

export const Described: Story = {
  render: () => (
    <DescriptionList
      className="max-w-140"
      items={[
        { term: "College", value: "Nilgiri Institute of Technology" },
        { term: "AISHE code", value: "C-26871" },
        { term: "Website" },
      ]}
    />
  ),
};
