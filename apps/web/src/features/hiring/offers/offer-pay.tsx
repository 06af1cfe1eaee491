import { payParts } from "@toran/contract/hiring/pay";
import type { Job } from "@toran/contract/schemas/job";
import { Alert, NumberField } from "@toran/ui";
import { PayAmount, PayRate } from "../pay-amount";
import { readOf, sentPay, type WrittenPay, writtenFrom } from "../written-pay";

/** What an offer pays: in rupees, or, where its job is told in other terms, part by part in these. */
export interface OfferPay extends WrittenPay {
  ctc: number | null;
  stipend: number | null;
}

export const payOfJob = (pay: Job["pay"]): OfferPay => ({
  ...writtenFrom(pay),
  ctc: pay.ctc,
  stipend: pay.stipend,
});
/** What is sent of it. */
export function sentOf({ ctc, stipend, ...written }: OfferPay, { told }: Job["pay"]) {
  if (told) return { pay: sentPay(written) };
  return { ...(ctc !== null && { ctc }), ...(stipend !== null && { stipend }) };
}

interface OfferPayFieldsProps {
  typed: OfferPay;
  put: (change: Partial<OfferPay>) => void;
  errors: Record<string, string>;
  job: Job["pay"];
  track: "PLACEMENT" | "INTERNSHIP";
}

export function OfferPayFields({ typed, put, errors, job, track }: OfferPayFieldsProps) {
  const internship = track === "INTERNSHIP";
  if (job.told) return <AsTold {...{ typed, put, errors, job, internship }} />;
  return (
    <>
      {internship && (
        <NumberField
          label="Stipend, rupees a month"
          min={0}
          step={1000}
          value={typed.stipend}
          error={errors["stipend"]}
          onValueChange={(stipend) => put({ stipend })}
        />
      )}
      <NumberField
        label="Pay, rupees a year"
        optional={internship}
        min={0}
        step={50_000}
        value={typed.ctc}
        error={errors["ctc"]}
        onValueChange={(ctc) => put({ ctc })}
      />
    </>
  );
}

type AsToldProps = Omit<OfferPayFieldsProps, "track"> & { internship: boolean };

function AsTold({ typed, put, errors, job, internship }: AsToldProps) {
  const { pay, currency, period, rate } = typed;
  const told = payParts.filter((part) => job[part] !== null);
  const parts = told.length || internship ? told : (["fixed"] as const);
  const amounts = [...(internship ? (["stipend"] as const) : []), ...parts];
  const problem = errors["pay"] ?? errors["pay.ctc"];
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      <div className="grid grid-cols-2 items-end gap-4">
        {amounts.map((part) => (
          <PayAmount
            key={part}
            part={part}
            terms={{ currency, period }}
            value={pay[part]}
            error={errors[`pay.${part}`]}
            onValueChange={(amount) => put({ pay: { ...pay, [part]: amount } })}
          />
        ))}
      </div>
      {currency !== "INR" && (
        <PayRate
          currency={currency}
          hint="As the job states it. It stays with the offer, whatever the job says later."
          value={rate}
          error={errors["pay.rate"]}
          onValueChange={(next) => put({ rate: next })}
        />
      )}
      <output className="text-ink-2">{readOf(typed)}</output>
    </>
  );
}
