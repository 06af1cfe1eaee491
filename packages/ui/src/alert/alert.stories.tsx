import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { Alert } from "./alert";

const meta = { component: Alert } satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex max-w-140 flex-col gap-3">
      <Alert tone="ok">Your email is verified.</Alert>
      <Alert tone="info">A new code is on its way to ananya.iyer@nilgiri.example.</Alert>
      <Alert
        tone="warn"
        title="The Campus plan ended on 9 November"
        action={
          <Button intent="secondary" size="sm">
            Renew plan
          </Button>
        }
      >
        You can read everything; changes wait until it is renewed.
      </Alert>
      <Alert tone="bad">This email and password do not belong together.</Alert>
      <Alert tone="idle">Drafts are kept for 30 days.</Alert>
    </div>
  ),
};

const renew = fn();

export const ActedOnByKey: Story = {
  args: { tone: "warn", title: "The Campus plan ended", children: "Renew it to write again." },
  render: (args) => <Alert {...args} action={<Button onClick={renew}>Renew plan</Button>} />,
  play: async ({ canvasElement }) => {
    renew.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Renew plan" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(renew).toHaveBeenCalledOnce();
  },
};
