import type { evidenceLevels } from "@toran/contract/schemas/portfolio";
import { StatusPill, type StatusPillProps } from "@toran/ui";

type EvidenceLevel = (typeof evidenceLevels)[number];

const shown: Record<EvidenceLevel, Pick<StatusPillProps, "glyph" | "tone"> & { said: string }> = {
  SELF_DECLARED: { glyph: "ring", tone: "idle", said: "Self-declared" },
  DOCUMENT_ATTACHED: { glyph: "half", tone: "info", said: "Document attached" },
  OFFICER_VERIFIED: { glyph: "done", tone: "ok", said: "Verified by your college" },
};
/** An item whose document is to be looked at again by its student first. */
const sentBackLook = { glyph: "half", tone: "warn" } as const;
const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

export interface EvidenceBadgeProps {
  /** How far the item is backed. */
  of: {
    evidence: EvidenceLevel;
    verifiedAt: string | null;
    sentBack?: { reason: string; at: string } | undefined;
  };
  /** Without a ground of its own, for running lists. */
  plain?: boolean;
  /** Said to visitors, rather than to the one whose item it is. */
  toVisitors?: boolean;
}

/** How far an item of a portfolio is backed: by its owner's word, by a document, or by an officer. */
export function EvidenceBadge({ of, plain, toVisitors }: EvidenceBadgeProps) {
  const { evidence, verifiedAt, sentBack } = of;
  const { said: own, ...look } = shown[evidence];
  const said = toVisitors && evidence === "OFFICER_VERIFIED" ? "Verified by the college" : own;
  const since = evidence === "OFFICER_VERIFIED" && verifiedAt;
  if (sentBack)
    return (
      <StatusPill {...sentBackLook} plain={plain}>
        {toVisitors ? "Sent back" : "Sent back by your college"},{" "}
        {day.format(new Date(sentBack.at))}
      </StatusPill>
    );
  return (
    <StatusPill {...look} plain={plain}>
      {said}
      {since && `, ${day.format(new Date(since))}`}
    </StatusPill>
  );
}

/** The badge for visitors, as the public page is given it to draw. */
export const publicBadge = (of: EvidenceBadgeProps["of"]) => (
  <EvidenceBadge plain toVisitors of={of} />
);
