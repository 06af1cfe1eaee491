import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Avatar, StatusPill, type StatusPillProps } from "@toran/ui";
import { day, lakhs } from "../words";

type Offer = StudentSheet["externalOffers"][number];

const states: Record<Offer["state"], Pick<StatusPillProps, "glyph" | "tone"> & { word: string }> = {
  EXTENDED: { word: "Offered", glyph: "three-quarters", tone: "info" },
  ACCEPTED: { word: "Accepted", glyph: "done", tone: "ok" },
  ENDED: { word: "Ended", glyph: "crossed", tone: "idle" },
};
const pending = { word: "Details pending", glyph: "done", tone: "warn" } as const;

/** The offers of a student that were recorded by hand. */
export const RecordOffers = ({ offers }: { offers: readonly Offer[] }) => (
  <ul className="divide-rule divide-y">
    {offers.map((offer) => {
      const { id, company, role, ctc, joiningDate, endReason } = offer;
      const { word, glyph, tone } =
        offer.detailsPending && offer.state !== "ENDED" ? pending : states[offer.state];
      return (
        <li key={id} className="flex items-center gap-3 py-2.5">
          <Avatar entity="company" name={company ?? "A company"} decorative />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{company ?? "Company not given yet"}</p>
            <p className="text-ink-2">
              {[
                role,
                ctc !== null && `₹${lakhs(ctc)} LPA`,
                joiningDate && `joins ${day(joiningDate)}`,
              ]
                .filter(Boolean)
                .join(", ")}
              {endReason && ` Ended: ${endReason}`}
            </p>
          </div>
          <StatusPill glyph={glyph} tone={tone}>
            {word}
          </StatusPill>
        </li>
      );
    })}
  </ul>
);
