// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { EvidenceBadge } from "./evidence-badge";

test.each([
  [{ evidence: "SELF_DECLARED", verifiedAt: null }, "Self-declared"],
  [{ evidence: "DOCUMENT_ATTACHED", verifiedAt: null }, "Document attached"],
  [
    { evidence: "OFFICER_VERIFIED", verifiedAt: "2026-11-13T06:00:00.000Z" },
    "Verified by your college, 13 Nov 2026",
  ],
  [
    {
      evidence: "DOCUMENT_ATTACHED",
      verifiedAt: null,
      sentBack: { reason: "The seal is cut off.", at: "2026-11-13T06:00:00.000Z" },
    },
    "Sent back by your college, 13 Nov 2026",
  ],
  // It was verified once and has been edited since.
  [{ evidence: "SELF_DECLARED", verifiedAt: "2026-11-13T06:00:00.000Z" }, "Self-declared"],
] as const)("an item says in words how far it is backed: %o", (item, said) => {
  expect(render(<EvidenceBadge of={item} />).container.textContent).toBe(said);
});
