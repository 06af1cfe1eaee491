import type { Meta, StoryObj } from "@storybook/react-vite";
import { seenBy } from "@/testing/in-story";
import { candidate } from "../testing/candidate";
import { CandidateCard } from "./candidate-card";

const asha = { ...candidate("Asha Rao"), departmentCode: "CE", skillsHad: 3, skillsAsked: 5 };
const meta = {
  component: CandidateCard,
  args: { candidate: asha },
  decorators: [
    (Story) => <div className="border-rule max-w-64 rounded-md border p-3">{Story()}</div>,
    seenBy({ area: "hr", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof CandidateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
export const LongNames: Story = {
  args: {
    candidate: {
      ...asha,
      studentName: "Venkatanarasimharajuvaripeta Subramaniam",
      department: "Electronics and Communication Engineering",
      departmentCode: null,
      college: { ...asha.college, name: "Sri Ramakrishna Engineering College of Technology" },
    },
  },
};
export const LittleIsKnown: Story = {
  args: { candidate: { ...asha, department: null, departmentCode: null, cgpa: null } },
};
export const AtTheOfferWithoutOne: Story = { args: { candidate: { ...asha, stage: "OFFER" } } };
