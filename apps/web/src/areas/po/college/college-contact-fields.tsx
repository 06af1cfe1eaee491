import type { collegeContactInput } from "@toran/contract/schemas/college";
import type { z } from "zod/mini";
import { ContactFields } from "@/features/onboarding/contact-fields";
import { filled } from "@/features/onboarding/filled";
import { FormPhone } from "@/lib/form-phone";
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
  return (
    <>
      <ContactFields
        form={form}
        designation="Placement officer"
        hint="An address that several people read keeps companies from waiting."
      />
      <FormPhone
        label="Another phone"
        optional
        autoComplete="off"
        form={form}
        name="alternatePhone"
      />
    </>
  );
}
