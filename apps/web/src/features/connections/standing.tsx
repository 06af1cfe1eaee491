import type { Connection } from "@toran/contract/schemas/connection";
import { StatusPill } from "@toran/ui";
import { standingWords } from "./words";

interface StandingProps {
  status: Connection["status"] | null;
  /** Whether the other side asked. */
  theirs: boolean;
  plain?: boolean;
}

/** How two stand to each other. */
export function Standing({ status, theirs, plain }: StandingProps) {
  const { text, glyph, tone } = standingWords({ status, theirs });
  return (
    <StatusPill glyph={glyph} tone={tone} plain={plain}>
      {text}
    </StatusPill>
  );
}
