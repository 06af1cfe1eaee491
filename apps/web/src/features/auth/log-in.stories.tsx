import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, type FakeCalls, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { LogIn } from "./log-in";

type Auth = NonNullable<NonNullable<FakeCalls["hr"]>["auth"]>;
const answeredBy = (auth: Auth) => seenBy({ calls: { hr: { auth } } });

const meta = {
  component: LogIn,
  args: { area: "hr" },
  parameters: { page: true },
} satisfies Meta<typeof LogIn>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("Email"), "vikram@kestrel.example");
  await userEvent.type(canvas.getByLabelText("Password"), "lantern-over-the-door{Enter}");
  return canvas;
}

export const Empty: Story = { decorators: [answeredBy({})] };
export const NothingWritten: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /^Log in/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/Write your email/)).toBeVisible();
  },
};
export const WrongPassword: Story = {
  decorators: [
    answeredBy({ logIn: answering(refusal({ message: "Email or password is not right." }, 401)) }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByText("Email or password is not right.")).toBeVisible();
  },
};
/** Whoever has turned it on is asked for a code as well. */
export const SecondStep: Story = {
  decorators: [
    answeredBy({
      logIn: answering(
        refusal(
          {
            message: "Write the code.",
            mode: "2STEP_AUTH",
            ticket: `head.${btoa(JSON.stringify({ exp: 4e9 }))}.sign`,
          },
          403,
        ),
      ),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "One more step" })).toBeVisible();
  },
};
