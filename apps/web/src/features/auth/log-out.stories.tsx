import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { LogOut } from "./log-out";

type Auth = NonNullable<NonNullable<FakeCalls["student"]>["auth"]>;
const answeredBy = (logOut: Auth["logOut"]) =>
  seenBy({ area: "student", mode: "PORTFOLIO", calls: { student: { auth: { logOut } } } });

const meta = {
  component: LogOut,
  args: { area: "student" },
  parameters: { page: true },
} satisfies Meta<typeof LogOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Out: Story = {
  decorators: [answeredBy(async () => ok(undefined))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Log in" })).toBeVisible();
  },
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
