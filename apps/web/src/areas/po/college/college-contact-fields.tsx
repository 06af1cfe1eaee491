import type { collegeContactInput } from "@toran/contract/schemas/college";
import { TextField } from "@toran/ui";
import type { z } from "zod/mini";
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
export function CollegeContactFields({ form: { field, errorOf } }: CollegeContactFieldsProps) {
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
        placeholder="Placement officer"
        {...field("designation")}
        error={errorOf("designation")}
      />
      <TextField
        className="col-span-full"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        hint="An address that several people read keeps companies from waiting."
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
