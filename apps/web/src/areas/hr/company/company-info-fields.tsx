import { type Company, companyInfoInput, companyTypes } from "@toran/contract/schemas/company";
import { Select, TextField } from "@toran/ui";
import { Controller, type DefaultValues } from "react-hook-form";
import { z } from "zod/mini";
import { withoutScheme } from "@/features/onboarding/filled";
import { WebAddressField } from "@/features/onboarding/web-address-field";
import type { ContractForm } from "@/lib/use-contract-form";
import { CompanySizePicker } from "@/lookups/company-size-picker";
import { chosen } from "@/lookups/picked";
import { SectorPicker } from "@/lookups/sector-picker";
import { typeWords } from "./company-preview";

/** The form keeps the names beside the ids, so that a draft can show them again. */
export const companyInfoForm = z.extend(companyInfoInput, {
  sector: z.optional(z.string()),
  size: z.optional(z.string()),
});
export type CompanyInfoTyped = z.input<typeof companyInfoForm>;

/** What is saved of a company, as its form begins. */
export const companyInfoValues = (saved: Company | null): DefaultValues<CompanyInfoTyped> => ({
  name: saved?.name ?? "",
  type: saved?.type ?? undefined,
  sectorId: saved?.sector?.id ?? "",
  sector: saved?.sector?.name,
  sizeId: saved?.size?.id ?? "",
  size: saved?.size?.name,
  website: withoutScheme(saved?.website),
});

interface CompanyInfoFieldsProps {
  form: ContractForm<CompanyInfoTyped, z.output<typeof companyInfoForm>>;
}

/** What a company is. */
export function CompanyInfoFields({ form: { form, field, errorOf } }: CompanyInfoFieldsProps) {
  return (
    <>
      <TextField
        className="col-span-full"
        label="Company name"
        autoComplete="organization"
        {...field("name")}
        error={errorOf("name")}
      />
      <Select
        className="col-span-full"
        label="Type"
        placeholder="Choose one"
        options={companyTypes.map((value) => ({ value, label: typeWords[value] }))}
        {...field("type")}
        error={errorOf("type")}
      />
      <Controller
        control={form.control}
        name="sectorId"
        render={({ field: sector }) => (
          <SectorPicker
            label="Sector"
            {...sector}
            value={chosen(sector.value, form.getValues("sector"))}
            onValueChange={(picked) => {
              form.setValue("sector", picked?.label);
              sector.onChange(picked?.value ?? "");
            }}
            error={errorOf("sectorId")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="sizeId"
        render={({ field: size }) => (
          <CompanySizePicker
            label="Size"
            {...size}
            value={chosen(size.value, form.getValues("size"))}
            onValueChange={(picked) => {
              form.setValue("size", picked?.label);
              size.onChange(picked?.value ?? "");
            }}
            error={errorOf("sizeId")}
          />
        )}
      />
      <WebAddressField
        className="col-span-full"
        label="Website"
        autoComplete="url"
        {...field("website")}
        error={errorOf("website")}
      />
    </>
  );
}
