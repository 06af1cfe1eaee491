import type { evidenceLevels } from "@toran/contract/schemas/portfolio";
import { StatusPill, type StatusPillProps } from "@toran/ui";

type EvidenceLevel = (typeof evidenceLevels)[number];

const shown: Record<EvidenceLevel, Pick<StatusPillProps, "glyph" | "tone"> & { said: string }> = {
  SELF_DECLARED: { glyph: "ring", tone: "idle", said: "Self-declared" },
  DOCUMENT_ATTACHED: { glyph: "half", tone: "info", said: "Document attached" },
  OFFICER_VERIFIED: { glyph: "done", tone: "ok", said: "Verified by your college" },
};
const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

export interface EvidenceBadgeProps {
  /** How far the item is backed. */
  of: { evidence: EvidenceLevel; verifiedAt: string | null };
  /** Without a ground of its own, for running lists. */
  plain?: boolean;
}

/** How far an item of a portfolio is backed: by its owner's word, by a document, or by an officer. */
export function EvidenceBadge({ of: { evidence, verifiedAt }, plain }: EvidenceBadgeProps) {
  const { said, ...look } = shown[evidence];
  const since = evidence === "OFFICER_VERIFIED" && verifiedAt;
  return (
    <StatusPill {...look} plain={plain}>
      {said}
      {since && `, ${day.format(new Date(since))}`}
    </StatusPill>
  );
}
