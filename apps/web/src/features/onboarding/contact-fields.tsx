import { TextField } from "@toran/ui";
import type { FieldValues, Path } from "react-hook-form";
import { fieldOf } from "@/lib/field-of";
import { FormPhone } from "@/lib/form-phone";
import type { ContractForm } from "@/lib/use-contract-form";

type Name = "contactName" | "designation" | "email" | "phone";
interface ContactFieldsProps<In extends FieldValues, Out> {
  form: ContractForm<In, Out>;
  /** A designation as it may be written. */
  designation: string;
  /** What helps to choose the address. */
  hint?: string;
}

/** Whom the other side writes to. */
export function ContactFields<In extends Record<Name, string>, Out>({
  form,
  designation,
  hint,
}: ContactFieldsProps<In, Out>) {
  const given = (name: Name) => fieldOf(form, name);
  return (
    <>
      <TextField label="Name" autoComplete="name" {...given("contactName")} />
      <TextField
        label="Designation"
        autoComplete="organization-title"
        placeholder={designation}
        {...given("designation")}
      />
      <TextField
        className={hint && "col-span-full"}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        hint={hint}
        {...given("email")}
      />
      <FormPhone label="Phone" form={form} name={"phone" as Path<In>} />
    </>
  );
}
