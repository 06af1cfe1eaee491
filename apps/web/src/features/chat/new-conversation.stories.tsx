import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { NewConversation } from "./new-conversation";
import { connectedWith } from "./testing/connected-with";

type Connections = NonNullable<NonNullable<FakeCalls["hr"]>["colleges"]>["connections"];
const answeredBy = (connections: Connections) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { colleges: { connections } } } });

const meta = {
  component: NewConversation,
  args: { area: "hr", open: true, onOpenChange: fn() },
} satisfies Meta<typeof NewConversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = [
  connectedWith("Nilgiri Institute of Technology", "Coimbatore"),
  connectedWith("Palani College of Engineering", "Palani"),
];
const page = (items = some, next: string | null = null) => ok({ items, next });
const search = () => screen.findByRole("searchbox", { name: "Search connected colleges" });

/** One is chosen by keys, and the question is over. */
export const Chosen: Story = {
  decorators: [answeredBy(async () => page())],
  play: async ({ args }) => {
    const college = await screen.findByRole("link", { name: /^Palani College/ });
    await waitFor(() => expect(college).toBeVisible());
    college.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const MoreThanAWindow: Story = {
  decorators: [answeredBy(async () => page(some, "2"))],
  play: async () => {
    const more = await screen.findByRole("button", { name: "Show more colleges" });
    await waitFor(() => expect(more).toBeVisible());
  },
};
export const NobodyOfThisName: Story = {
  decorators: [answeredBy(async ({ query } = {}) => page(query?.search ? [] : some))],
  play: async () => {
    await userEvent.type(await search(), "Madurai");
    await waitFor(() => expect(screen.getByText("Nobody of this name")).toBeVisible());
  },
};
export const NoneConnected: Story = {
  decorators: [answeredBy(async () => page([]))],
  play: async () => {
    await waitFor(() => expect(screen.getByText("No connected colleges yet")).toBeVisible());
  },
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = {
  decorators: [answeredBy(async () => refusal({}, 500))],
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeVisible());
  },
};
