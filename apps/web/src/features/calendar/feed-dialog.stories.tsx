import { collegeZone } from "@toran/contract/calendar/zones";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { useStores } from "@/stores/use-stores";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { FeedDialog } from "./feed-dialog";
import { type Piece, piecesOf } from "./pieces";
import { event, own } from "./testing/events";

type Calls = NonNullable<NonNullable<FakeCalls["po"]>["calendar"]>;
const answeredBy = (calendar: Calls) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { calendar } } });

function OfOfficer(props: { pieces: readonly Piece[]; onClose: () => void }) {
  const { calls } = useStores();
  return <FeedDialog calls={async () => (await calls.po()).calendar} {...props} />;
}
const meta = {
  component: OfOfficer,
  args: {
    pieces: [event({}), own].flatMap((each) => piecesOf(each, collegeZone)),
    onClose: fn(),
  },
} satisfies Meta<typeof OfOfficer>;
export default meta;
type Story = StoryObj<typeof meta>;

const since = "2026-11-02T06:00:00.000Z";
const url = "https://toran.example/calendar/c2c1f0b4d5e64a1f9a7be0c53f1d7a90.ics";
const noFeed = { since: null, readAt: null };
const made: Calls = {
  feed: async () => ok({ since, readAt: "2026-11-12T06:00:00.000Z" }),
  openFeed: async () => ok({ url, since }),
};
async function press(name: RegExp | string) {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
}

/** The secret address is made by a key, and shown this once. */
export const Made: Story = {
  decorators: [answeredBy({ ...made, feed: async () => ok(noFeed) })],
  play: async () => {
    await press(/^Make a secret address/);
    await waitFor(() => expect(screen.getByText(url)).toBeVisible());
  },
};
export const NoneYet: Story = { decorators: [answeredBy({ feed: async () => ok(noFeed) })] };
export const NothingPlanned: Story = {
  args: { pieces: [] },
  decorators: [answeredBy({ feed: async () => ok(noFeed) })],
};
/** What ending it means is said before. */
export const AskedBeforeItEnds: Story = {
  decorators: [answeredBy(made)],
  play: async () => {
    await press("End it");
    const end = await screen.findByRole("button", { name: /^End the address/ });
    await waitFor(() => expect(end).toBeVisible());
  },
};
export const OnItsWay: Story = { decorators: [answeredBy({ feed: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ feed: async () => refusal({}, 500) })],
  play: async () => {
    const again = await screen.findByRole("button", { name: "Try again" });
    await waitFor(() => expect(again).toBeVisible());
  },
};
