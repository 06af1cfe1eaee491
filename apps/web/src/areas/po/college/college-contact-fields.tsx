import type { collegeContactInput } from "@toran/contract/schemas/college";
import { TextField } from "@toran/ui";
import type { z } from "zod/mini";
import { ContactFields } from "@/features/onboarding/contact-fields";
import { filled } from "@/features/onboarding/filled";
import type { ContractForm } from "@/lib/use-contract-form";
import type { CollegeData } from "./college-preview";

type Typed = z.input<typeof collegeContactInput>;

/** The saved contact of a college, as its form begins. */
export const collegeContactValues = (saved: CollegeData["contact"]): Typed => ({
  contactName: "",
  designation: "",
  email: "",
  phone: "",
  alternatePhone: "",
  ...(saved && filled(saved)),
});

interface CollegeContactFieldsProps {
  form: ContractForm<Typed, z.output<typeof collegeContactInput>>;
}

/** Whom companies write to. */
export function CollegeContactFields({ form }: CollegeContactFieldsProps) {
  const { field, errorOf } = form;
  return (
    <>
      <ContactFields
        form={form}
        designation="Placement officer"
        hint="An address that several people read keeps companies from waiting."
      />
      <TextField
        label="Another phone"
        type="tel"
        optional
        autoComplete="off"
        {...field("alternatePhone")}
        error={errorOf("alternatePhone")}
      />
    </>
  );
}
