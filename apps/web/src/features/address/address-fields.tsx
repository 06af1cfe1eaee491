import type { AddressInput } from "@toran/contract/schemas/address";
import { TextField } from "@toran/ui";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { CityPicker, CountrySelect, StatePicker } from "@/lookups/place-pickers";
import { named } from "@/lookups/picked";

interface AddressFieldsProps<Out> {
  form: UseFormReturn<AddressInput, unknown, Out>;
  errorOf: (name: keyof AddressInput) => string | undefined;
  /** Asks for what an invoice needs beside the address. */
  billing?: boolean;
}

/** The fields of an address. A city of the list brings its state and country along. */
export function AddressFields<Out>({ form, errorOf, billing }: AddressFieldsProps<Out>) {
  const { control, register } = form;
  const scope = billing ? "billing " : "";
  const country = useWatch({ control, name: "country" });
  return (
    <>
      {billing && (
        <>
          <TextField
            className="col-span-full"
            label="Name on the invoice"
            optional
            autoComplete="billing organization"
            placeholder="As registered for GST"
            {...register("billingName")}
            error={errorOf("billingName")}
          />
          <TextField
            className="col-span-full"
            label="GSTIN"
            optional
            autoComplete="off"
            spellCheck={false}
            hint="With it, the college can claim the tax back."
            {...register("gstin")}
            error={errorOf("gstin")}
          />
        </>
      )}
      <TextField
        className="col-span-full"
        label="Building and street"
        autoComplete={`${scope}address-line1`}
        {...register("line1")}
        error={errorOf("line1")}
      />
      <TextField
        className="col-span-full"
        label="Area"
        optional
        autoComplete={`${scope}address-line2`}
        {...register("line2")}
        error={errorOf("line2")}
      />
      <Controller
        control={control}
        name="city"
        render={({ field }) => (
          <CityPicker
            label="City"
            {...field}
            value={named(field.value)}
            onValueChange={(city) => {
              field.onChange(city?.label ?? "");
              const known = { shouldDirty: true, shouldValidate: true };
              if (city?.state) form.setValue("state", city.state, known);
              if (city?.country) form.setValue("country", city.country, known);
            }}
            error={errorOf("city")}
          />
        )}
      />
      <TextField
        label="Postal code"
        autoComplete={`${scope}postal-code`}
        spellCheck={false}
        {...register("postcode")}
        error={errorOf("postcode")}
      />
      <Controller
        control={control}
        name="state"
        render={({ field }) => (
          <StatePicker
            label="State"
            country={country}
            {...field}
            value={named(field.value)}
            onValueChange={(state) => field.onChange(state?.label ?? "")}
            error={errorOf("state")}
          />
        )}
      />
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <CountrySelect
            label="Country"
            {...field}
            value={named(field.value)}
            onValueChange={(chosen) => field.onChange(chosen?.label ?? "")}
            error={errorOf("country")}
          />
        )}
      />
    </>
  );
}
