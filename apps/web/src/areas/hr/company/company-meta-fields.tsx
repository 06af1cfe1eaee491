import { type Company, companyMetaInput } from "@toran/contract/schemas/company";
import { option } from "@toran/contract/schemas/page";
import { TextArea, TextField } from "@toran/ui";
import { Controller, type DefaultValues, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { withoutScheme } from "@/features/onboarding/filled";
import { Tags } from "@/features/onboarding/tags-field";
import { WebAddressField } from "@/features/onboarding/web-address-field";
import type { ContractForm } from "@/lib/use-contract-form";
import { ServicePicker } from "@/lookups/service-picker";

/** The form keeps what was chosen with its names, so that a draft can show it again. */
export const companyMetaForm = z.extend(companyMetaInput, { services: z.array(option) });
export type CompanyMetaTyped = z.input<typeof companyMetaForm>;

/** What is saved of what a company does, as its form begins. */
export const companyMetaValues = (saved: Company | null): DefaultValues<CompanyMetaTyped> => ({
  services: saved?.services ?? [],
  serviceIds: saved?.services.map(({ id }) => id) ?? [],
  established: saved?.established ?? "",
  about: saved?.about ?? "",
  linkedinUrl: withoutScheme(saved?.linkedinUrl),
});

const most = 10;

interface CompanyMetaFieldsProps {
  form: ContractForm<CompanyMetaTyped, z.output<typeof companyMetaForm>>;
}

/** What a company does. */
export function CompanyMetaFields({ form: { form, field, errorOf } }: CompanyMetaFieldsProps) {
  const services = useWatch({ control: form.control, name: "services" });

  function choose(chosen: CompanyMetaTyped["services"]) {
    form.setValue("services", chosen, { shouldDirty: true });
    form.setValue(
      "serviceIds",
      chosen.map(({ id }) => id),
      { shouldDirty: true, shouldValidate: true },
    );
  }

  return (
    <>
      <div className="col-span-full grid gap-2">
        <Controller
          control={form.control}
          name="serviceIds"
          render={({ field: { ref, name, onBlur } }) => (
            <ServicePicker
              label="Services"
              labelSide={<span className="tnum">{`${services.length} of ${most}`}</span>}
              ref={ref}
              name={name}
              onBlur={onBlur}
              without={services.map(({ id }) => id)}
              disabled={services.length >= most}
              hint={services.length >= most ? "Remove one to choose another." : undefined}
              value={null}
              onValueChange={(picked) => {
                if (picked) choose([...services, { id: picked.value, name: picked.label }]);
              }}
              error={errorOf("serviceIds")}
            />
          )}
        />
        <Tags
          label="Chosen services"
          tags={services.map(({ name }) => name)}
          onRemove={(tag) => choose(services.filter(({ name }) => name !== tag))}
        />
      </div>
      <TextField
        label="Established"
        optional
        inputMode="numeric"
        autoComplete="off"
        placeholder="2011"
        {...field("established")}
        error={errorOf("established")}
      />
      <WebAddressField
        label="LinkedIn"
        optional
        autoComplete="off"
        {...field("linkedinUrl")}
        error={errorOf("linkedinUrl")}
      />
      <TextArea
        className="col-span-full"
        label="About"
        rows={5}
        maxLength={1200}
        defaultValue={form.getValues("about")}
        {...field("about")}
        error={errorOf("about")}
      />
    </>
  );
}
