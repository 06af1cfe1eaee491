import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { ProfileProgress } from "./profile-progress";

const sections = [
  { name: "crest", text: "Add the crest", done: false },
  { name: "address", text: "Add the address", done: true },
  { name: "halls", text: "Add labs and seminar halls", done: false },
];
const meta = {
  component: ProfileProgress,
  args: {
    label: "College profile",
    sections,
    whole: "Companies see all there is to know about your college.",
    placeOf: () => "/po/college",
  },
  decorators: [
    (Story) => <div className="max-w-80">{Story()}</div>,
    seenBy({ area: "po", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof ProfileProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingIsMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Add the crest" })).toHaveFocus();
  },
};
/** Who may not change the profile reads what is missing. */
export const SeenByAViewer: Story = { args: { placeOf: undefined } };
export const Whole: Story = {
  args: { sections: sections.map((each) => ({ ...each, done: true })) },
};
