import type { Meta, StoryObj } from "@storybook/react-vite";
import { EvidenceBadge } from "./evidence-badge";

const at = "2026-11-12T06:00:00.000Z";
const meta = {
  component: EvidenceBadge,
  args: { of: { evidence: "SELF_DECLARED", verifiedAt: null } },
} satisfies Meta<typeof EvidenceBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelfDeclared: Story = {};
export const DocumentAttached: Story = {
  args: { of: { evidence: "DOCUMENT_ATTACHED", verifiedAt: null } },
};
export const Verified: Story = { args: { of: { evidence: "OFFICER_VERIFIED", verifiedAt: at } } };
export const SentBack: Story = {
  args: {
    of: {
      evidence: "DOCUMENT_ATTACHED",
      verifiedAt: null,
      sentBack: { reason: "The seal is cut off.", at },
    },
  },
};
export const Plain: Story = {
  args: { of: { evidence: "OFFICER_VERIFIED", verifiedAt: at }, plain: true },
};
