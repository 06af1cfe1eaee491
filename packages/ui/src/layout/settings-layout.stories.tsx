import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { Switch } from "../choice/switch";
import { TextField } from "../field/text-field";
import { SettingsLayout, SettingsSection } from "./settings-layout";

const meta = {
  component: SettingsLayout,
  parameters: { page: true },
  args: {
    title: "Settings",
    context: "Nilgiri Institute of Technology",
    places: [
      { label: "Account", href: "#account", current: true },
      { label: "Notifications", href: "#notifications" },
      { label: "Team", href: "#team" },
    ],
    children: (
      <>
        <SettingsSection title="You" description="Companies see this name in chat.">
          <TextField label="Name" defaultValue="Dr. Meera Krishnan" />
          <Button className="self-start">Save name</Button>
        </SettingsSection>
        <SettingsSection title="Keys">
          <Switch label="Single-letter shortcuts" defaultChecked />
        </SettingsSection>
      </>
    ),
  },
} satisfies Meta<typeof SettingsLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Account: Story = {
  globals: { role: "po" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Account" })).toHaveFocus();
    await expect(canvas.getByRole("region", { name: "You" })).toBeVisible();
  },
};
