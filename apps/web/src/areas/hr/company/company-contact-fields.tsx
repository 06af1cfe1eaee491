import type { companyContactInput } from "@toran/contract/schemas/company";
import { TextField } from "@toran/ui";
import type { z } from "zod/mini";
import type { ContractForm } from "@/lib/use-contract-form";

type Typed = z.input<typeof companyContactInput>;
export const noContact: Typed = { contactName: "", designation: "", email: "", phone: "" };

interface CompanyContactFieldsProps {
  form: ContractForm<Typed, z.output<typeof companyContactInput>>;
}

/** Whom colleges write to. */
export function CompanyContactFields({ form: { field, errorOf } }: CompanyContactFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        {...field("contactName")}
        error={errorOf("contactName")}
      />
      <TextField
        label="Designation"
        autoComplete="organization-title"
        placeholder="Campus hiring lead"
        {...field("designation")}
        error={errorOf("designation")}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        {...field("email")}
        error={errorOf("email")}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        {...field("phone")}
        error={errorOf("phone")}
      />
    </>
  );
}
