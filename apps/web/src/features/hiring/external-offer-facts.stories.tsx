import type { Meta, StoryObj } from "@storybook/react-vite";
import { ok } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { ExternalOfferFacts } from "./external-offer-facts";
import { sentOffer } from "./testing/sent-offer";

const meta = {
  component: ExternalOfferFacts,
  args: { offer: sentOffer },
  decorators: [
    (Story) => <div className="max-w-120">{Story()}</div>,
    seenBy({
      area: "po",
      mode: "DASHBOARD",
      calls: { site: { assets: { link: async () => ok({ url: "/letter.pdf", until: "" }) } } },
    }),
  ],
} satisfies Meta<typeof ExternalOfferFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAProof: Story = {};
export const RecordedByTheOffice: Story = {
  args: { offer: { ...sentOffer, proof: null, sentAt: null, state: "EXTENDED" } },
};
