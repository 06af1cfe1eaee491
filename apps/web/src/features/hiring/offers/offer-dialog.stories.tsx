import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { jobFacts } from "../testing/facts";
import { inDollars } from "../testing/in-dollars";
import { madeOffer } from "../testing/made-offer";
import { OfferDialog } from "./offer-dialog";

type Offers = NonNullable<NonNullable<FakeCalls["hr"]>["offers"]>;
const answeredBy = (offers: Offers) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { offers } } });
const makes = answeredBy({ extend: async () => ok(madeOffer as never) });

const meta = {
  component: OfferDialog,
  args: {
    area: "hr",
    open: true,
    onOpenChange: fn(),
    name: "Ananya Iyer",
    applicationId: "application",
    job: { title: jobFacts.title, pay: jobFacts.pay, replyDays: 14 },
    track: "PLACEMENT",
    onMade: fn(),
  },
  globals: { role: "hr" },
} satisfies Meta<typeof OfferDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const make = async () => {
  (await screen.findByRole("button", { name: /^Make the offer/ })).focus();
  await userEvent.keyboard("{Enter}");
};
export const MadeByKeys: Story = {
  decorators: [makes],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^A note/), "Bring your marks.");
    await make();
    await waitFor(() => expect(args.onMade).toHaveBeenCalled());
  },
};
/** What the server does not take is told at its fields, and nothing that was typed goes. */
export const Refused: Story = {
  decorators: [
    answeredBy({
      extend: async () =>
        refusal({
          errors: { role: "Name the role.", ctc: "Give the pay.", replyDays: "Give 1 to 90 days." },
        }),
    }),
  ],
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^A note/), "Bring your marks.");
    await userEvent.clear(screen.getByLabelText("Role"));
    await make();
    const wrong = await screen.findByText("Name the role.");
    await waitFor(() => expect(wrong).toBeVisible());
    await expect(screen.getByLabelText(/^A note/)).toHaveValue("Bring your marks.");
  },
};
/** What has no field is told as a whole. */
export const NotPossible: Story = {
  decorators: [
    answeredBy({
      extend: async () => refusal({ message: "Ananya Iyer has accepted an offer elsewhere." }, 409),
    }),
  ],
  play: async () => {
    await make();
    const why = await screen.findByText("Ananya Iyer has accepted an offer elsewhere.");
    await waitFor(() => expect(why).toBeVisible());
  },
};
export const OfAnInternship: Story = {
  args: {
    track: "INTERNSHIP",
    job: {
      title: "Fleet Intern",
      pay: { ...jobFacts.pay, ctc: null, fixed: null, stipend: 30_000 },
      replyDays: 14,
    },
  },
  decorators: [makes],
};
/** In the currency of the job, part by part, with what it is in rupees. */
export const InDollars: Story = {
  args: { job: { title: "Site Reliability Engineer", pay: inDollars, replyDays: 14 } },
  decorators: [makes],
};
export const Sending: Story = { decorators: [answeredBy({ extend: neverAnswers })], play: make };
export const MadeByACollege: Story = {
  args: { area: "po" },
  globals: { role: "po" },
  decorators: [seenBy({ area: "po", mode: "DASHBOARD" })],
};
