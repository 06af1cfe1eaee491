import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { NotificationSettings } from "./notification-settings";
import { preferences } from "./testing/preferences";

type Calls = NonNullable<FakeCalls["notifications"]>;
const answeredBy = (notifications: Calls) =>
  seenBy({ area: "po", mode: "DASHBOARD", calls: { notifications } });
const kept: Calls = { preferences: async () => ok(preferences) };

const meta = {
  component: NotificationSettings,
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("checkbox", { name: /request to connect .* by email/ });

/** A channel is switched off by a key, at once. */
export const SwitchedOff: Story = {
  decorators: [answeredBy({ ...kept, savePreferences: neverAnswers })],
  play: async ({ canvasElement }) => {
    const box = await answer(canvasElement);
    box.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(box).not.toBeChecked());
  },
};
/** What was not saved is on again. */
export const Refused: Story = {
  decorators: [answeredBy({ ...kept, savePreferences: answering(refusal({}, 503)) })],
  play: async ({ canvasElement }) => {
    const box = await answer(canvasElement);
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  },
};
export const MailsAlsoAtNight: Story = {
  decorators: [
    answeredBy({
      preferences: async () => ok({ ...preferences, quiet: { on: false, from: 22, to: 7 } }),
    }),
  ],
};
export const OnItsWay: Story = { decorators: [answeredBy({ preferences: neverAnswers })] };
export const Failed: Story = {
  decorators: [answeredBy({ preferences: async () => refusal({}, 500) })],
};
