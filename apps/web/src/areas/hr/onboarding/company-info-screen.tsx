import { type Company, companyInfoInput, companyTypes } from "@toran/contract/schemas/company";
import { Select, TextField } from "@toran/ui";
import { type Control, Controller, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { withoutScheme } from "@/features/onboarding/filled";
import { Loaded } from "@/features/onboarding/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { CompanySizePicker } from "@/lookups/company-size-picker";
import { chosen } from "@/lookups/picked";
import { SectorPicker } from "@/lookups/sector-picker";
import { useStores } from "@/stores/use-stores";
import { CompanyPreview, shownOf, typeWords } from "./company-preview";

/** The form keeps the names beside the ids, so that a draft can show them again. */
const withNames = z.extend(companyInfoInput, {
  sector: z.optional(z.string()),
  size: z.optional(z.string()),
});
type Typed = z.input<typeof withNames>;

export function CompanyInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.hr()).company.read()}>
      {(saved) => <CompanyInfoForm saved={saved} />}
    </Loaded>
  );
}

function CompanyInfoForm({ saved }: { saved: Company | null }) {
  const { calls } = useStores();
  const step = useStepForm(withNames, {
    draft: "hr-company-info",
    values: {
      name: saved?.name ?? "",
      type: saved?.type ?? undefined,
      sectorId: saved?.sector?.id ?? "",
      sector: saved?.sector?.name,
      sizeId: saved?.size?.id ?? "",
      size: saved?.size?.name,
      website: withoutScheme(saved?.website),
    },
    send: async ({ sector: _sector, size: _size, ...body }) =>
      (await calls.hr()).onboarding.saveInfo({ body }),
  });
  const { form, field, errorOf } = step;
  return (
    <StepForm
      label="Company info"
      form={step}
      preview={<TypedPreview control={form.control} saved={saved} />}
    >
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
      <TextField
        className="col-span-full"
        label="Website"
        prefix="https://"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        {...field("website")}
        error={errorOf("website")}
      />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<Typed, unknown, Out>;
  saved: Company | null;
}

function TypedPreview<Out>({ control, saved }: TypedPreviewProps<Out>) {
  return <CompanyPreview {...shownOf(saved)} {...useWatch({ control })} />;
}
