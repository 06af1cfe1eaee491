import { trackOf } from "@toran/contract/schemas/job";
import { ctcOf, payParts } from "@toran/contract/schemas/pay";
import { Alert, NumberField, TextArea } from "@toran/ui";
import { lpa } from "@/features/hiring/pay";
import type { PartProps } from "./part";

const words: Record<(typeof payParts)[number], string> = {
  fixed: "Fixed",
  variable: "Variable",
  joiningBonus: "Joining bonus",
  relocation: "Relocation",
  equity: "Equity",
  other: "Other",
};

/** What the job pays: the parts add up to what is shown. */
export function PayFields({ draft, change, errorOf }: PartProps) {
  const { pay } = draft;
  const ctc = ctcOf(pay);
  const internship = draft.type !== "" && trackOf(draft.type) === "INTERNSHIP";
  const problem = errorOf("pay");
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      {internship && (
        <NumberField
          label="Stipend, rupees a month"
          hint="0 where there is none."
          min={0}
          step={1000}
          value={pay.stipend}
          error={errorOf("pay.stipend")}
          onValueChange={(stipend) => change({ pay: { ...pay, stipend } })}
        />
      )}
      <div className="grid grid-cols-3 gap-4">
        {payParts.map((part) => (
          <NumberField
            key={part}
            label={`${words[part]}, rupees a year`}
            optional
            min={0}
            step={10_000}
            value={pay[part]}
            error={errorOf(`pay.${part}`)}
            onValueChange={(amount) => change({ pay: { ...pay, [part]: amount } })}
          />
        ))}
      </div>
      <output className="text-ink-2">
        {ctc === null ? "Nothing yet." : `Together ${lpa(ctc)}, which is what students see.`}
      </output>
      <div className="grid grid-cols-[12rem_1fr] items-start gap-4">
        <NumberField
          label="Bond, months"
          optional
          min={1}
          max={60}
          value={draft.bondMonths}
          error={errorOf("bondMonths")}
          onValueChange={(bondMonths) => change({ bondMonths })}
        />
        <TextArea
          label="What the bond says"
          optional
          rows={2}
          maxLength={1000}
          value={draft.bondText}
          error={errorOf("bondText")}
          onChange={({ target }) => change({ bondText: target.value })}
        />
      </div>
      <TextArea
        label="Service agreement"
        optional
        rows={3}
        maxLength={4000}
        value={draft.agreement}
        error={errorOf("agreement")}
        onChange={({ target }) => change({ agreement: target.value })}
      />
    </>
  );
}
