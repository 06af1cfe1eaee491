import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { OwnPictureField, useOwnPicture } from "./own-picture";

const Logo = ({ saved }: { saved: string | null }) => (
  <OwnPictureField picture={useOwnPicture("hr", saved)} name="Kestrel Mobility" />
);
const meta = {
  component: Logo,
  args: { saved: null },
  decorators: [
    (Story) => <div className="max-w-120">{Story()}</div>,
    seenBy({
      area: "hr",
      mode: "DASHBOARD",
      calls: { hr: { company: { removeLogo: answering(ok({ key: null })) } } },
    }),
  ],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};
/** It is taken out by a key, and another can be chosen in its place. */
export const TakenOut: Story = {
  args: { saved: "logo" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /^Remove/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/Drop your logo here/)).toBeVisible();
  },
};
/** What is no picture is told before it is sent. */
export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    const text = new File(["words"], "words.txt", { type: "text/plain" });
    await userEvent.upload(input, text, { applyAccept: false });
    await expect(await within(canvasElement).findByText(/^Choose another file/)).toBeVisible();
  },
};
