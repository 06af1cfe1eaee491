import type { ExternalOffer, externalOfferInput } from "@toran/contract/schemas/external-offer";
import { sentSources } from "@toran/contract/schemas/external-offer";
import { DateField, NumberField, Select, TextField } from "@toran/ui";
import { Controller } from "react-hook-form";
import type { z } from "zod/mini";
import { ProofField } from "@/features/hiring/proof-field";
import { sourceWords } from "@/features/hiring/words";
import type { ContractForm } from "@/lib/use-contract-form";

const lakh = 100_000;
type Proof = { proof: File | undefined };
type Form = ContractForm<
  z.input<typeof externalOfferInput> & Proof,
  z.output<typeof externalOfferInput> & Proof
>;

interface OfferFieldsProps {
  form: Form;
  /** The proof that is there, and stays unless another is chosen. */
  kept?: ExternalOffer["proof"] | undefined;
}

/** What an offer from elsewhere is, and the file that proves it. */
export function OfferFields({ form: { form, field, errorOf }, kept }: OfferFieldsProps) {
  const { control } = form;
  return (
    <>
      <TextField label="Company" {...field("company")} error={errorOf("company")} />
      <TextField label="Role" {...field("role")} error={errorOf("role")} />
      <Controller
        control={control}
        name="ctc"
        render={({ field: { value, onChange, ref } }) => (
          <NumberField
            ref={ref}
            label="Pay, LPA"
            hint="In rupees, also of an offer in another currency. Leave it out for an internship that pays a stipend alone."
            min={0}
            max={1000}
            step={0.1}
            decimals={2}
            prefix="₹"
            value={typeof value === "number" ? value / lakh : null}
            error={errorOf("ctc")}
            onValueChange={(next) => onChange(next === null ? undefined : Math.round(next * lakh))}
          />
        )}
      />
      <Controller
        control={control}
        name="stipend"
        render={({ field: { value, onChange, ref } }) => (
          <NumberField
            ref={ref}
            label="Stipend a month"
            optional
            min={0}
            max={10_000_000}
            step={1000}
            prefix="₹"
            value={typeof value === "number" ? value : null}
            error={errorOf("stipend")}
            onValueChange={(next) => onChange(next ?? undefined)}
          />
        )}
      />
      <Controller
        control={control}
        name="joiningDate"
        render={({ field: { value, onChange, ref } }) => (
          <DateField
            ref={ref}
            label="Joining date"
            value={value || null}
            error={errorOf("joiningDate")}
            onValueChange={(next) => onChange(next ?? "")}
          />
        )}
      />
      <Select
        label="Where it comes from"
        placeholder="Choose one"
        options={sentSources.map((value) => ({ value, label: sourceWords[value] }))}
        {...field("source")}
        error={errorOf("source")}
      />
      <Controller
        control={control}
        name="proof"
        render={({ field: { value, onChange } }) => (
          <ProofField
            hint="The offer letter, or the mail. Your placement office sees it; companies never do."
            chosen={value}
            kept={kept}
            error={errorOf("proof")}
            onChange={(next) => {
              form.clearErrors("proof");
              onChange(next);
            }}
            onProblem={(message) => form.setError("proof", { message })}
          />
        )}
      />
    </>
  );
}
