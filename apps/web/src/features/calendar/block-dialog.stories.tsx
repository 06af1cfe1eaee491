import { collegeZone } from "@toran/contract/calendar/zones";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { useStores } from "@/stores/use-stores";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { BlockDialog } from "./block-dialog";
import { block, today } from "./testing/events";

type Calls = NonNullable<NonNullable<FakeCalls["po"]>["calendar"]>;
const answeredBy = (calendar: Calls) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { po: { calendar } } });

interface OfOfficerProps {
  id?: string;
  repetition?: string;
  mayChange: boolean;
  onClose: (changed: boolean) => void;
  onMove: () => void;
}
function OfOfficer(props: OfOfficerProps) {
  const { calls } = useStores();
  const calendar = async () => (await calls.po()).calendar;
  return <BlockDialog calls={calendar} day={today} zone={collegeZone} {...props} />;
}
const meta = {
  component: OfOfficer,
  args: { mayChange: true, onClose: fn(), onMove: fn() },
} satisfies Meta<typeof OfOfficer>;
export default meta;
type Story = StoryObj<typeof meta>;

const kept = { readBlock: async () => ok(block) };
const ofKept = { id: block.id };
const title = () => screen.findByRole("textbox", { name: "What it is" });
async function press(name: RegExp | string) {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
}

/** What is asked for is written down by keys. */
export const New: Story = {
  decorators: [answeredBy({ createBlock: async () => ok(block) })],
  play: async ({ args }) => {
    await userEvent.type(await title(), "Dentist");
    await press(/^Add the entry/);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
  },
};
/** What is missing is told at its field, which has the focus. */
export const NothingWritten: Story = {
  decorators: [answeredBy({})],
  play: async () => {
    await press(/^Add the entry/);
    const field = await title();
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const AllDay: Story = {
  decorators: [answeredBy({})],
  play: async () => {
    (await screen.findByRole("checkbox", { name: "All day" })).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByLabelText("Last day")).toBeVisible());
  },
};
export const Kept: Story = {
  args: ofKept,
  decorators: [answeredBy(kept)],
  play: async () => {
    const field = await title();
    await waitFor(() => expect(field).toHaveValue("Dentist"));
  },
};
export const AskedBeforeItGoes: Story = {
  args: ofKept,
  decorators: [answeredBy(kept)],
  play: async () => {
    await title();
    await press("Delete");
    const question = await screen.findByRole("button", { name: /^Delete the entry/ });
    await waitFor(() => expect(question).toBeVisible());
  },
};
/** Of what repeats it is asked which are meant. */
export const WhichOnesGo: Story = {
  args: { ...ofKept, repetition: today },
  decorators: [
    answeredBy({
      readBlock: async () => ok({ ...block, repeat: "WEEKLY", repeatUntil: block.startDay }),
    }),
  ],
  play: async () => {
    await title();
    await press("Delete");
    const all = await screen.findByRole("radio", { name: "All of them" });
    await waitFor(() => expect(all).toBeVisible());
  },
};
/** What another tab has made of it meanwhile is shown beside what was typed. */
export const ChangedMeanwhile: Story = {
  args: ofKept,
  decorators: [
    answeredBy({
      readBlock: answering(ok(block), ok({ ...block, endTime: "11:00" })),
      updateBlock: answering(refusal({}, 409)),
    }),
  ],
  play: async () => {
    await userEvent.type(await title(), " in Adyar");
    await press(/^Save the entry/);
    await waitFor(() => expect(screen.getByLabelText("Until")).toHaveValue("11:00"));
  },
};
export const OnItsWay: Story = {
  args: ofKept,
  decorators: [answeredBy({ readBlock: neverAnswers })],
};
export const Failed: Story = {
  args: ofKept,
  decorators: [answeredBy({ readBlock: async () => refusal({}, 500) })],
  play: async () => {
    const again = await screen.findByRole("button", { name: "Try again" });
    await waitFor(() => expect(again).toBeVisible());
  },
};
