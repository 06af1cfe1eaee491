import { MapPin } from "lucide-react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PreviewCard } from "./preview-card";

const meta = {
  component: PreviewCard,
  args: {
    entity: "company",
    name: "Kestrel Mobility",
    noName: "Your company",
    line: "Electric fleets",
    facts: [
      { icon: <MapPin aria-hidden="true" size={14} />, text: "Pune" },
      { icon: <MapPin aria-hidden="true" size={14} />, text: "Size in a later step", later: true },
    ],
    about: "We keep the buses of a city on the road.",
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof PreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACompany: Story = {};
export const OfACollege: Story = {
  args: { entity: "college", name: "Nilgiri Institute of Technology" },
};
export const OfAStudent: Story = {
  args: { entity: "person", name: "Ananya Iyer", line: "Front-end developer" },
};
export const NothingTypedYet: Story = {
  args: { name: "", line: undefined, facts: [], about: undefined },
};
