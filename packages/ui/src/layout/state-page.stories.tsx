import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { DoorFacade } from "../facade/door-facade";
import { StatePage } from "./state-page";

const meta = { component: StatePage, parameters: { page: true } } satisfies Meta<typeof StatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = {
  args: {
    title: "Session expired",
    children: "Please login again to continue.",
    actions: <Button>Log In</Button>,
    facade: <DoorFacade kind="expired" />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Log In" })).toHaveFocus();
  },
};

export const AnotherRolesArea: Story = {
  globals: { role: "po" },
  args: {
    title: "This area is for companies",
    children:
      "You are logged in as a placement officer. Company pages open with a company account.",
    actions: (
      <>
        <Button>Go to your home</Button>
        <Button intent="quiet">Log in as someone else</Button>
      </>
    ),
    facade: <DoorFacade kind="other-door" />,
  },
};

export const NotFound: Story = {
  globals: { role: "hr" },
  args: {
    title: "There is no page here",
    children: "The link may be old, or the page has moved. Nothing of yours is lost.",
    actions: <Button>Go to your home</Button>,
    facade: <DoorFacade kind="missing" />,
  },
};

export const NoAccess: Story = {
  args: {
    title: "You do not have access",
    children:
      "Nilgiri Institute keeps this list for its placement office. Ask them if you need it.",
    actions: <Button>Back</Button>,
    facade: <DoorFacade kind="closed" />,
  },
};
