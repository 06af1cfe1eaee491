import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoreBadge } from "../brand/store-badge";
import { GetTheAppFacade } from "../facade/get-the-app-facade";
import { GetTheAppPage } from "./get-the-app-page";

const meta = { component: GetTheAppPage, parameters: { page: true } } satisfies Meta<
  typeof GetTheAppPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Student: Story = {
  args: {
    title: "Your placements, in your pocket",
    lead: "This window is too narrow for the Toran website. Get the app, or open Toran in a window at least 1024 pixels wide.",
    children: (
      <>
        <StoreBadge store="apple" href="#apple" />
        <StoreBadge store="google" href="#google" />
      </>
    ),
    facade: <GetTheAppFacade device="phone" />,
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("link");
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const Officer: Story = {
  globals: { role: "po" },
  args: {
    title: "A little more room, please",
    lead: "Toran for placement officers needs a window at least 1024 pixels wide. New things are coming soon for smaller screens.",
    facade: <GetTheAppFacade device="window" />,
  },
};
