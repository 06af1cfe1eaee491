import {
  currencies,
  ctcOf,
  money,
  payParts,
  payPeriods,
  toldOf,
  unitOf,
} from "@toran/contract/hiring/pay";
import type { Job } from "@toran/contract/schemas/job";
import { Alert, NumberField, Select, TextArea } from "@toran/ui";
import { lpa } from "@/features/hiring/pay";
import { PayAmount, PayRate } from "@/features/hiring/pay-amount";
import { readOf, sentPay, type WrittenPay } from "@/features/hiring/written-pay";
import { asksStipend, type DraftJob, paidBy } from "./draft-job";
import type { PartProps } from "./part";

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const currencyOptions = currencies.map((value) => ({
  value,
  label: `${capital(unitOf(value))} (${value})`,
}));
const periodWords = { YEAR: "By the year", MONTH: "By the month" };
const periodOptions = payPeriods.map((value) => ({ value, label: periodWords[value] }));

/** What the job pays: the parts add up to what is shown. */
export function PayFields({ draft, change, errorOf, job }: PartProps & { job: Job | undefined }) {
  const { pay, currency, period } = draft;
  const problem = errorOf("pay") ?? errorOf("pay.ctc");
  const terms = { currency, period };
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      <div className="grid grid-cols-3 gap-4">
        <Select
          label="Currency"
          options={currencyOptions}
          value={currency}
          error={errorOf("pay.currency")}
          // Amounts stay as they were typed; a rate is of one currency.
          onChange={({ target }) =>
            change({ currency: target.value as DraftJob["currency"], rate: null })
          }
        />
        <Select
          label="Paid"
          options={periodOptions}
          value={period}
          error={errorOf("pay.period")}
          onChange={({ target }) => change({ period: target.value as DraftJob["period"] })}
        />
        {currency !== "INR" && (
          <PayRate
            currency={currency}
            hint="You state it. What jobs pay is compared in rupees."
            value={draft.rate}
            error={errorOf("pay.rate")}
            onValueChange={(rate) => change({ rate })}
          />
        )}
      </div>
      {asksStipend(draft, job) && (
        <PayAmount
          part="stipend"
          terms={terms}
          hint="0 where there is none."
          value={pay.stipend}
          error={errorOf("pay.stipend")}
          onValueChange={(stipend) => change({ pay: { ...pay, stipend } })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        {payParts.map((part) => (
          <PayAmount
            key={part}
            part={part}
            terms={terms}
            optional
            value={pay[part]}
            error={errorOf(`pay.${part}`)}
            onValueChange={(amount) => change({ pay: { ...pay, [part]: amount } })}
          />
        ))}
      </div>
      <output className="text-ink-2">{together(paidBy(draft, job))}</output>
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

/** What the parts come to, and what students will read of them. */
function together(paid: WrittenPay) {
  const pay = sentPay(paid);
  const ctc = ctcOf(pay);
  const isStipendTold = pay.stipend !== undefined;
  if (ctc === null && !isStipendTold) return "Nothing yet.";
  if (ctc !== null && !isStipendTold && toldOf(pay) === null)
    return `Together ${lpa(ctc)}, which is what students see.`;
  const sum = ctc === null ? "" : `Together ${money(paid.currency, ctc)} a year. `;
  return sum + readOf(paid);
}
