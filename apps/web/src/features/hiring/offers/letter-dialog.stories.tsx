import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { madeOffer } from "../testing/made-offer";
import { LetterDialog } from "./letter-dialog";

type AddLetter = NonNullable<NonNullable<FakeCalls["hr"]>["offers"]>["addLetter"];
const answeredBy = (addLetter: AddLetter) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { offers: { addLetter } } } });

const meta = {
  component: LetterDialog,
  args: { area: "hr", offerId: "offer", name: "Ananya Iyer", onClose: fn(), onDone: fn() },
  globals: { role: "hr" },
} satisfies Meta<typeof LetterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => {
  (await screen.findByRole("button", { name: /^Save the letter/ })).focus();
  await userEvent.keyboard("{Enter}");
};
const choose = async (name: string, type: string) => {
  const room = await screen.findByLabelText(/^Offer letter/, { selector: "input" });
  await userEvent.upload(room, new File(["letter"], name, { type }), { applyAccept: false });
};
/** Without a file it says so; with one, it is sent. */
export const Sent: Story = {
  decorators: [answeredBy(async () => ok(madeOffer as never))],
  play: async ({ args }) => {
    await save();
    const wrong = await screen.findByText("Choose the letter.");
    await waitFor(() => expect(wrong).toBeVisible());
    await choose("Ananya Iyer.pdf", "application/pdf");
    await waitFor(() =>
      expect(screen.getByText("Ananya Iyer.pdf", { selector: "p" })).toBeVisible(),
    );
    await save();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
/** A file of another kind is not even sent. */
export const NoLetter: Story = {
  decorators: [answeredBy(async () => ok(madeOffer as never))],
  play: async () => {
    await choose("letter.docx", "application/msword");
    const wrong = await screen.findByText(/^Choose another file/);
    await waitFor(() => expect(wrong).toBeVisible());
  },
};
export const Refused: Story = {
  decorators: [answeredBy(async () => refusal({ errors: { letter: "This PDF is locked." } }))],
  play: async () => {
    await choose("Ananya Iyer.pdf", "application/pdf");
    await save();
    const wrong = await screen.findByText("This PDF is locked.");
    await waitFor(() => expect(wrong).toBeVisible());
    await expect(screen.getByText("Ananya Iyer.pdf", { selector: "p" })).toBeVisible();
  },
};
