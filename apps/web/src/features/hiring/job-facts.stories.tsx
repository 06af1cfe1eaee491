import type { Meta, StoryObj } from "@storybook/react-vite";
import { seenBy } from "@/testing/in-story";
import { JobFacts } from "./job-facts";
import { jobFacts } from "./testing/facts";

const job = {
  ...jobFacts,
  description:
    "<p><strong>What you will do</strong></p><ul><li><p>Keep the buses of a city on the road</p></li></ul>",
  skills: [
    { name: "Python", must: true },
    { name: "PostgreSQL", must: false },
  ],
  ruleWords: "CGPA 7.5 or more, Computer Science or Electronics",
  questions: [
    {
      id: "q",
      kind: "ONE" as const,
      label: "Which city?",
      required: false,
      options: ["Pune", "Kochi"],
    },
  ],
};
const meta = {
  component: JobFacts,
  args: { job, area: "po" },
  decorators: [seenBy({ area: "po", mode: "DASHBOARD" })],
} satisfies Meta<typeof JobFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A college reads what candidates are asked. */
export const SeenByACollege: Story = {};
export const SeenByAStudent: Story = { args: { area: "student" } };
export const LittleIsKnown: Story = { args: { job: { ...jobFacts, description: "" } } };
