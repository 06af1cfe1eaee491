import type { accountSettings } from "@toran/contract/schemas/account";
import { TextField } from "@toran/ui";
import type { z } from "zod/mini";
import { fieldOf } from "@/lib/field-of";
import { FormPhone } from "@/lib/form-phone";
import { NameFields } from "@/lib/name-fields";
import type { ContractForm } from "@/lib/use-contract-form";

interface AccountFieldsProps {
  form: ContractForm<z.input<typeof accountSettings>, z.output<typeof accountSettings>>;
  /** What their number is called. */
  phone: string;
}

/** What somebody says of themselves to the others of their college or company. */
export const AccountFields = ({ form, phone }: AccountFieldsProps) => (
  <>
    <NameFields form={form} />
    <FormPhone label={phone} optional form={form} name="phone" />
    <TextField
      label="Designation"
      optional
      autoComplete="organization-title"
      {...fieldOf(form, "designation")}
    />
  </>
);
