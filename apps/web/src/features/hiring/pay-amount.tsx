import {
  comesOnce,
  groupsOf,
  type PayPart,
  type PayTerms,
  signOf,
  unitOf,
} from "@toran/contract/hiring/pay";
import { limits } from "@toran/contract/limits";
import { NumberField } from "@toran/ui";
import { payPartWords } from "./pay";

interface AmountProps {
  value: number | null;
  error: string | undefined;
  onValueChange: (value: number | null) => void;
}
interface PayAmountProps extends AmountProps {
  part: PayPart | "stipend";
  terms: PayTerms;
  hint?: string;
  optional?: boolean;
}

/** One amount of a pay, in the currency and for the time that the rest is told in. */
export function PayAmount({ part, terms, ...field }: PayAmountProps) {
  const { currency = "INR", period } = terms;
  const word = part === "stipend" ? "Stipend" : payPartWords[part];
  const often =
    part === "stipend"
      ? "a month"
      : period !== "MONTH"
        ? "a year"
        : comesOnce(part)
          ? "once"
          : "a month";
  return (
    <NumberField
      {...field}
      label={`${word}, ${unitOf(currency)} ${often}`}
      min={0}
      step={often === "a year" && currency === "INR" ? 10_000 : 1000}
      prefix={signOf(currency)}
      locale={groupsOf(currency)}
    />
  );
}

const { least, most } = limits.hiring.pay.rate;

interface PayRateProps extends AmountProps {
  currency: NonNullable<PayTerms["currency"]>;
  hint: string;
}
/** How many rupees the company counts one of a currency as. */
export const PayRate = ({ currency, ...field }: PayRateProps) => (
  <NumberField
    {...field}
    label={`Rupees for one ${unitOf(currency, 1)}`}
    min={least}
    max={most}
    step={0.5}
    decimals={4}
    prefix={signOf("INR")}
  />
);
