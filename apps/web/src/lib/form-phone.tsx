import { PhoneField, type PhoneFieldProps } from "@toran/ui/phone";
import { Controller, type FieldValues, type Path } from "react-hook-form";
import type { ContractForm } from "./use-contract-form";

interface FormPhoneProps<In extends FieldValues, Out> extends Omit<
  PhoneFieldProps,
  "value" | "onValueChange" | "error" | "name"
> {
  form: ContractForm<In, Out>;
  name: Path<In>;
}

/** A phone number as a field of a form; its schema alone says what is right. */
export const FormPhone = <In extends FieldValues, Out>({
  form,
  name,
  ...props
}: FormPhoneProps<In, Out>) => (
  <Controller
    control={form.form.control}
    name={name}
    render={({ field: { value, onChange, ...rest } }) => (
      <PhoneField
        {...props}
        {...rest}
        value={value ?? ""}
        onValueChange={(next) => onChange(next)}
        error={form.errorOf(name)}
      />
    )}
  />
);
