import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { ProfileBanner } from "../facade/profile-banner";
import { PublicPage } from "./public-page";

const meta = {
  component: PublicPage,
  parameters: { page: true },
  args: {
    actions: <Button intent="secondary">Log in</Button>,
    banner: <div className="h-40" />,
    children: (
      <div className="max-w-read">
        <Avatar entity="person" size="xl" name="Ananya Iyer" className="-mt-24 mb-4" />
        <h1 className="title-4xl">Ananya Iyer</h1>
        <p className="text-ink-2 mt-2 text-base">
          Final-year computer science at Nilgiri Institute of Technology. Builds maps and timetables
          that work on slow networks.
        </p>
      </div>
    ),
    aside: (
      <>
        <h2 className="title-lg">Top skills</h2>
        <p className="text-ink-2 mt-1">React, TypeScript, PostgreSQL, Figma</p>
      </>
    ),
    asideLabel: "Skills",
    footer: "This page is shared by its owner. It can be taken back at any time.",
  },
} satisfies Meta<typeof PublicPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Log in" })).toHaveFocus();
  },
};
export const HeadOnTheBanner: Story = {
  args: { headOnBanner: true, actions: undefined, banner: <ProfileBanner /> },
};
export const WithoutAside: Story = { args: { aside: undefined, banner: undefined } };
