import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { AddressSettings } from "./address-settings";

type Read = NonNullable<NonNullable<FakeCalls["hr"]>["company"]>["address"];
const answeredBy = (address: Read) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { company: { address } } } });

const meta = {
  component: AddressSettings,
  args: { area: "hr" },
} satisfies Meta<typeof AddressSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const pune = {
  id: "a",
  isBilling: false,
  line1: "14 Depot Road",
  line2: null,
  city: "Pune",
  state: "Maharashtra",
  country: "India",
  postcode: "411001",
  billingName: null,
  gstin: null,
};
/** What is missing is told at its field. */
export const Filled: Story = {
  decorators: [answeredBy(async () => ok(pune))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByDisplayValue("14 Depot Road");
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toBeInvalid());
  },
};
export const NoneYet: Story = { decorators: [answeredBy(async () => ok(null))] };
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = { decorators: [answeredBy(async () => refusal({}, 500))] };
