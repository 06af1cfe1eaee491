import type { Meta, StoryObj } from "@storybook/react-vite";
import { History } from "./timeline";

const event = (id: string, more: Partial<Parameters<typeof History>[0]["events"][number]>) => ({
  id,
  from: "PENDING",
  to: "APPROVED",
  command: "APPROVE",
  round: null,
  who: "Meera Krishnan",
  side: "COLLEGE",
  reason: null,
  at: "2026-11-12T10:00:00.000Z",
  ...more,
});
const meta = {
  component: History,
  args: {
    label: "Story of the job",
    events: [
      event("3", {}),
      event("2", {
        from: "PENDING",
        to: "IN_REVIEW",
        command: "ASK",
        reason: "Is the bond of two years a must?",
      }),
      event("1", {
        from: null,
        to: "PENDING",
        command: "SUBMIT",
        side: "COMPANY",
        who: "Vikram Rao",
      }),
    ],
  },
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const JustBegun: Story = { args: { events: [] } };
