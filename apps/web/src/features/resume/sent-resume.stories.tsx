import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { SentResume } from "./sent-resume";

const meta = {
  component: SentResume,
  args: {
    resume: {
      name: "General",
      template: "sidebar",
      options: {},
      hidden: [],
      picture: null,
      document: {
        locale: "en-IN",
        dir: "ltr",
        person: { name: "Asha Rao", contacts: [], links: [], facts: [] },
        sections: [],
      },
    },
  },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof SentResume>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItWasSent: Story = {
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole("heading", { name: "Asha Rao" });
    await expect(name).toBeVisible();
  },
};
