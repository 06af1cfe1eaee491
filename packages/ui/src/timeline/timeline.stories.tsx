import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, FileText, Send, X } from "lucide-react";
import { expect, within } from "storybook/test";
import { Timeline } from "./timeline";

const icon = { size: 14, strokeWidth: 2 };

const meta = {
  component: Timeline,
  args: {
    label: "History of this application",
    entries: [
      {
        id: "1",
        title: "Applied",
        when: "2 Nov, 18:20",
        dateTime: "2026-11-02T18:20",
        icon: <Send {...icon} />,
      },
      {
        id: "2",
        title: "Shortlisted",
        when: "6 Nov, 10:05",
        detail: "14 of 62 applicants from Nilgiri were shortlisted.",
        tone: "info",
        icon: <FileText {...icon} />,
      },
      {
        id: "3",
        title: "Assessment passed",
        when: "11 Nov, 16:40",
        detail: "91% in the coding round.",
        tone: "ok",
        icon: <Check {...icon} />,
      },
      { id: "4", title: "Interview", when: "Today, 14:00", tone: "now" },
      { id: "5", title: "Offer", when: "by 28 Nov", tone: "next" },
    ],
  },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Application: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole("listitem");
    await expect(steps[3]).toHaveAttribute("aria-current", "step");
  },
};

export const Declined: Story = {
  args: {
    entries: [
      { id: "1", title: "Connection asked for", when: "2 Nov" },
      {
        id: "2",
        title: "Declined",
        when: "4 Nov",
        tone: "bad",
        icon: <X {...icon} />,
        detail: "The drive dates overlap with the semester examinations.",
      },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
