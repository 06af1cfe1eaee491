import { TextField } from "@toran/ui";
import { fieldOf } from "./field-of";
import type { ContractForm } from "./use-contract-form";

interface Named {
  firstName: string;
  lastName?: string | undefined;
}

/** How somebody is called; who has one name writes no other. */
export const NameFields = <In extends Named, Out>({ form }: { form: ContractForm<In, Out> }) => (
  <>
    <TextField label="First name" autoComplete="given-name" {...fieldOf(form, "firstName")} />
    <TextField
      label="Last name"
      optional
      autoComplete="family-name"
      {...fieldOf(form, "lastName")}
    />
  </>
);
