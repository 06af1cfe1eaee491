import type { Meta, StoryObj } from "@storybook/react-vite";
import { seenBy } from "@/testing/in-story";
import { inDollars } from "../testing/in-dollars";
import { madeOffer } from "../testing/made-offer";
import { CandidateOffers } from "./candidate-offers";

const meta = {
  component: CandidateOffers,
  args: { area: "hr", offers: [madeOffer] },
  globals: { role: "hr" },
  decorators: [
    (Story) => <div className="max-w-form">{Story()}</div>,
    seenBy({ area: "hr", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof CandidateOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForAnAnswer: Story = {};
/** The newest first; of the one before, why it ended. */
export const PutOffAndTakenBack: Story = {
  args: {
    offers: [
      {
        ...madeOffer,
        state: "DEFERRED",
        deferrals: 2,
        note: "Bring the originals of your marks.",
        letter: true,
      },
      {
        ...madeOffer,
        id: "before",
        state: "REVOKED",
        joiningDate: null,
        reason: "The team in Kochi is not built.",
      },
    ],
  },
};
export const InDollars: Story = {
  args: {
    offers: [{ ...madeOffer, state: "ACCEPTED", ctc: inDollars.ctc, told: inDollars.told }],
  },
};
export const OfAnInternship: Story = {
  args: { offers: [{ ...madeOffer, role: "Fleet Intern", ctc: null, stipend: 30_000 }] },
};
export const SeenByACollege: Story = {
  args: { area: "po", offers: [{ ...madeOffer, state: "DRAFT" }] },
  globals: { role: "po" },
};
