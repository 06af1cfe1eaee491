import type { Meta, StoryObj } from "@storybook/react-vite";
import { BriefcaseBusiness, House } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { setLetterKeys } from "@/lib/letter-keys";
import { ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { AreaFrame } from "./area-frame";

const vikram = { firstName: "Vikram", lastName: "Rao", email: "vikram@kestrel.example" };
/** The initials on its button stand for a picture, and are no words of its name. */
const asPicture = { id: "label-content-name-mismatch", selector: ":not([aria-haspopup=menu])" };

const meta = {
  component: AreaFrame,
  args: {
    area: "hr",
    steps: [{ path: "/hr/jobs", title: "Jobs" }],
    person: vikram,
    tile: { entity: "company", name: "Kestrel Mobility" },
    entries: {
      groups: [
        {
          items: [
            { label: "Home", href: "/hr/home", icon: <House aria-hidden="true" size={16} /> },
            {
              label: "Jobs",
              href: "/hr/jobs",
              icon: <BriefcaseBusiness aria-hidden="true" size={16} />,
            },
          ],
        },
      ],
      foot: [],
    },
    children: <h1 className="title-xl p-6">Jobs</h1>,
  },
  parameters: { page: true, a11y: { config: { rules: [asPicture] } } },
  decorators: [
    seenBy({
      area: "hr",
      mode: "DASHBOARD",
      path: "/hr/jobs",
      calls: { notifications: { list: async () => ok({ items: [], next: null, unread: 0 }) } },
    }),
  ],
} satisfies Meta<typeof AreaFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu of the account opens by a key, and Escape gives the focus back. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "Your account" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitem", { name: /Log out/ })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    // The menu has come with a button of its own.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Your account" })).toHaveFocus());
  },
};
export const AboutToBeErased: Story = {
  args: { person: { ...vikram, erasesAt: "2026-11-19T06:00:00.000Z" } },
};
/** A question mark shows the keys; without single letters there are fewer, and Escape puts them away. */
export const Keys: Story = {
  beforeEach: () => () => setLetterKeys(true),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Your account" });
    // It is listened to once the browser was idle.
    await waitFor(async () => {
      await userEvent.keyboard("?");
      await expect(screen.getByRole("dialog", { name: "Keys" })).toBeVisible();
    });
    const letters = screen.getByRole("switch", { name: /^Single letters/ });
    letters.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.queryByText("Show these keys")).toBeNull());
    await expect(screen.getByText("Search everything")).toBeVisible();
  },
};
const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
/** Above every page, until the network is back. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { ...online, get: () => false });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^You are offline/)).toBeVisible();
  },
};
/** Who they are is not known before their record has come. */
export const NotKnownYet: Story = { args: { person: undefined } };
export const LongNames: Story = {
  args: {
    person: { ...vikram, firstName: "Venkatanarasimharajuvaripeta", lastName: "Subramaniam" },
    tile: { entity: "company", name: "Coromandel Steel and Allied Works of Southern India" },
  },
};
